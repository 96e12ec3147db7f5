import { type Buyer, inParallel, newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import type { Urls } from '@shop/stack/processes'
import type pg from 'pg'
import { must, openOffice, PASSWORD } from './live-models.ts'
import { type OrderHandle, type Person, selectHandles, selectPeople } from './people.sql.ts'

/** One of the two shops with everybody who asks it something. */
export interface Side {
  urls: Urls
  pool: pg.Pool
  people: (Person & { buyer: Buyer; token: string })[]
  /** Read once; staff look these up. */
  handles: OrderHandle[]
  office: Buyer
  variants: number[]
}

export async function openSide(
  urls: Urls,
  pool: pg.Pool,
  { people, orders }: { people: number; orders: number },
): Promise<Side> {
  const office = await openOffice({ urls, pool })
  const signedIn = await inParallel(await selectPeople(pool, people), 2, async (person) => {
    const buyer = newBuyer(urls.services)
    await must(buyer.send('POST', '/session', { email: person.email, password: PASSWORD }))
    return { ...person, buyer, token: await tokenOf(buyer) }
  })
  const { rows } = await pool.query<{ id: number }>(
    `select g.variant_id::int as id from bench.goods g join shop.product_cards c on c.product_id = (select v.product_id from shop.variants v where v.id = g.variant_id)
      where c.in_stock order by g.i * 7919 % 10007 limit 200`,
  )
  return {
    ...{ urls, pool, people: signedIn, office },
    handles: await selectHandles(pool, orders),
    variants: rows.map(({ id }) => id),
  }
}

/** What the data service knows somebody by; it lives for minutes, so whoever asks for long asks again. */
export async function tokenOf(buyer: Buyer): Promise<string> {
  const { body } = await must(buyer.send('GET', '/session'))
  if (!body.dataToken) throw new Error('There is no token for the data service.')
  return body.dataToken
}

let guests = 0

/** An order filled in up to the button, by a guest or by one of the customers. */
export async function readyOrder({ urls, people, variants }: Side, index: number) {
  const person = index % 2 === 0 ? people[index % people.length] : undefined
  guests += 1
  const buyer = person?.buyer ?? newBuyer(urls.services)
  const email = person?.email ?? `novy${guests}-${process.pid}@priklad.cz`
  const variantId = variants[(index * 7) % variants.length] ?? 0
  await must(buyer.send('POST', '/cart/lines', { variantId: variants[(index * 7 + 3) % variants.length], pieces: 2 }))
  return { buyer, order: await fillCart(buyer, { variantId, email }) }
}

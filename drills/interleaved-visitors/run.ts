import type { DevDatabase } from '@shop/database/dev-database'
import { withClient } from '@shop/database/with-client'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'
import { startVarnish } from '@shop/stack/varnish'
import { type Customer, judgeForeignIds, judgeRound, settleCustomer } from './judge-visits.ts'
import { becomeCustomer, openVisitor, type Visitor } from './visitor.ts'

const ROUNDS = 1000
const AT_ONCE = 4
// The services allow a customer 120 changes in ten minutes; the drill stays below.
const CHANGE_EVERY = 20
const MOST_LEAKS = 20
/** Forms can be sent through port 80 only; see the edge's own file. */
const EDGE = 'http://127.0.0.24'

/**
 * Arguments: how many rounds; `direct` leaves the edge out. One server process and one Varnish with production's file answer two customers
 * and a stranger in every one of them.
 */
export async function run([roundsText, way]: string[]): Promise<Figure> {
  const rounds = roundsText === undefined ? ROUNDS : Number(roundsText)
  await buildShop()
  const database = await startDemoDatabase()
  try {
    const shop = await openShop(database, way !== 'direct')
    try {
      const { leaks, requests, hits } = await visit(shop, rounds)
      const customers = shop.customers
      leaks.push(...(await judgeForeignIds(customers)), ...(await judgeRows(database.adminUrl, customers)))
      for (const leak of leaks.slice(0, 50)) console.log(leak)
      const kept = way === 'direct' ? '' : `, ${hits} public pages from copies of the edge`
      return {
        question: 'interleaved-visitors',
        figure: `${requests} requests of 2 customers and a stranger in ${rounds} rounds${kept}, ${leaks.length} leaks`,
        goal: `${rounds} rounds, 0 leaks, foreign ids 404${way === 'direct' ? '' : ', copies of public pages'}`,
        holds: leaks.length === 0 && (way === 'direct' || hits > 0),
      }
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
  }
}

interface Shop {
  customers: Customer[]
  stranger: Visitor
  stop(): Promise<void>
}

async function openShop(database: DevDatabase, isBehindEdge: boolean): Promise<Shop> {
  const env = isBehindEdge ? { PUBLIC_URL: EDGE, STOREFRONT_URL: EDGE, EDGE_URLS: `varnish+${EDGE}` } : {}
  const stack = await startStack({ ...database, storefront: 'production', env })
  const stops = [() => stack.stop()]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const { storefront, images, mail } = stack.urls
    const address = new URL(EDGE).hostname
    const edge = isBehindEdge ? await startVarnish({ address, port: 80, storefront, images }) : null
    if (edge) stops.push(() => edge.stop())
    const url = edge?.url ?? storefront
    const customers = await Promise.all([
      newCustomer('Alenina', url, mail, '203.0.113.1'),
      newCustomer('Bohumilova', url, mail, '203.0.113.2'),
    ])
    return { customers, stranger: openVisitor('stranger', url, '203.0.113.9'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function visit({ customers, stranger }: Shop, rounds: number) {
  const leaks: string[] = []
  let requests = 0
  let hits = 0
  for (let round = 0; round < rounds && leaks.length <= MOST_LEAKS; round += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, rounds - round) }, (_, index) => round + index)
    const judged = await Promise.all(
      numbers.map((number) => judgeRound({ customers, stranger, number, changes: number % CHANGE_EVERY === 0 })),
    )
    for (const one of judged) {
      leaks.push(...one.faults)
      requests += one.requests
      hits += one.hits
    }
  }
  return { leaks, requests, hits }
}

async function newCustomer(mark: string, shop: string, mail: string, address: string): Promise<Customer> {
  const visitor = openVisitor(mark, shop, address)
  await becomeCustomer(visitor, `${mark.toLowerCase()}@priklad.cz`, mail)
  return settleCustomer(visitor, mark)
}

/** What the pages wrote must lie under the customer who wrote it. */
async function judgeRows(url: string, customers: Customer[]): Promise<string[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ email: string; words: string }>(
      `select c.email, concat_ws(' ', c.first_name, c.last_name,
         (select string_agg(d.name || ' ' || d.note, ' ') from shop.dogs d where d.customer_id = c.id),
         (select string_agg(a.label || ' ' || a.courier_note, ' ') from shop.addresses a where a.customer_id = c.id)) as words
         from shop.customers c where c.email is not null`,
    ),
  )
  return rows.flatMap(({ email, words }) =>
    customers
      .filter(({ mark }) => !email.startsWith(mark.toLowerCase()) && words.includes(mark))
      .map(({ mark }) => `A row of ${email} holds ${mark}`),
  )
}

import { withClient } from '@shop/database/with-client'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'
import { type Customer, judgeForeignIds, judgeRound, settleCustomer } from './judge-visits.ts'
import { becomeCustomer, openVisitor } from './visitor.ts'

const ROUNDS = 1000
const AT_ONCE = 4
// The services allow a customer 120 changes in ten minutes; the drill stays below.
const CHANGE_EVERY = 20

/** Argument: how many rounds. One server process answers two customers and a stranger in every one of them. */
export async function run([roundsText]: string[]): Promise<Figure> {
  const rounds = roundsText === undefined ? ROUNDS : Number(roundsText)
  await buildShop()
  const database = await startDemoDatabase()
  try {
    const stack = await startStack({ ...database, storefront: 'production' })
    try {
      const { storefront, mail } = stack.urls
      const stranger = openVisitor('stranger', storefront, '203.0.113.9')
      const customers = await Promise.all([
        newCustomer('Alenina', storefront, mail, '203.0.113.1'),
        newCustomer('Bohumilova', storefront, mail, '203.0.113.2'),
      ])
      const leaks: string[] = []
      let requests = 0
      for (let round = 0; round < rounds; round += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, rounds - round) }, (_, index) => round + index)
        const judged = await Promise.all(
          numbers.map((number) => judgeRound({ customers, stranger, number, changes: number % CHANGE_EVERY === 0 })),
        )
        for (const one of judged) {
          leaks.push(...one.faults)
          requests += one.requests
        }
        if (leaks.length > 20) break
      }
      leaks.push(...(await judgeForeignIds(customers)), ...(await judgeRows(database.adminUrl, customers)))
      for (const leak of leaks.slice(0, 50)) console.log(leak)
      return {
        question: 'interleaved-visitors',
        figure: `${requests} requests of 2 customers and a stranger in ${rounds} rounds, ${leaks.length} leaks`,
        goal: `${rounds} rounds, 0 leaks, foreign ids 404`,
        holds: leaks.length === 0,
      }
    } finally {
      await stack.stop()
    }
  } finally {
    await database.stop()
  }
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

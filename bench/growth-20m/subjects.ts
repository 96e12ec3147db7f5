import { place } from '../place-order/shop.ts'
import { readyOrder, type Side, tokenOf } from './side.ts'

/** One thing that is asked of both shops, so many times; the answer is how long it took. */
export interface Subject {
  name: string
  times: number
  /** Whether the goal is about it, or it is only worth knowing. */
  isJudged: boolean
  /** Everything that happens before the clock runs. */
  prepare(side: Side): Promise<(index: number) => Promise<number>>
}

const LIST = 'id,number,state,placed_at,payable,payment_kind,customer_id'
const GLANCE =
  'id,number,state,placed_at,payable,order_lines(position,kind,variant_id,bundle_variant_id,name,bundle_name)'
const DAY_MS = 86_400_000

export const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** As the page server gets it: the whole page with everything that is read for it. */
function page(name: string, path: (person: Side['people'][number], index: number) => string): Subject {
  return {
    name,
    times: 120,
    isJudged: true,
    prepare: async ({ urls, people }) => {
      return async (index) => {
        const person = at(people, index)
        const cookie = [...person.buyer.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
        return timed(`${urls.storefront}${path(person, index)}`, { cookie })
      }
    },
  }
}

/** What staff see, as react-admin asks for it: a page of a list with a total. */
function list(
  name: string,
  query: (side: Side, index: number) => string,
  count = 'estimated',
  isJudged = true,
): Subject {
  return {
    name,
    times: count === 'exact' ? 12 : 200,
    isJudged,
    prepare: async (side) => {
      const headers = { authorization: `Bearer ${await tokenOf(side.office)}`, prefer: `count=${count}` }
      return (index) => timed(`${side.urls.data}/orders?select=${LIST}${query(side, index)}`, headers)
    },
  }
}

const NEWEST = '&order=placed_at.desc&limit=25&offset=0'
const OPEN = ['accepted', 'shipped', 'packing', 'awaiting_payment']
const DONE = ['delivered', 'closed', 'cancelled']

export const SUBJECTS: readonly Subject[] = [
  page('order page', ({ orderIds }, index) => `/ucet/objednavka/${at(orderIds, Math.floor(index / 7))}`),
  page('account', () => '/ucet/prehled'),
  page('orders of the account', () => '/ucet/objednavky'),
  {
    name: 'order by the services',
    times: 200,
    isJudged: true,
    prepare: async ({ people }) => {
      return async (index) => {
        const { buyer, orderIds } = at(people, index)
        const { status, ms } = await buyer.send('GET', `/customer/orders/${at(orderIds, Math.floor(index / 7))}`)
        if (status !== 200) throw new Error(`An order was answered ${status}.`)
        return ms
      }
    },
  },
  {
    name: 'own orders by the data service',
    times: 200,
    isJudged: true,
    prepare: async ({ urls, people }) => {
      const tokens = await Promise.all(people.map(({ buyer }) => tokenOf(buyer)))
      return (index) =>
        timed(`${urls.data}/orders?select=${GLANCE}&order=placed_at.desc,id.desc&limit=4`, {
          authorization: `Bearer ${at(tokens, index)}`,
          prefer: 'count=exact',
        })
    },
  },
  list('staff: newest', () => NEWEST),
  list('staff: open by state', (_, index) => `&state=eq.${at(OPEN, index)}${NEWEST}`),
  list('staff: done by state', (_, index) => `&state=eq.${at(DONE, index)}${NEWEST}`),
  list('staff: by number', ({ handles }, index) => `&number=eq.${at(handles, index).number}${NEWEST}`),
  {
    name: 'staff: by e-mail',
    times: 200,
    isJudged: true,
    prepare: async (side) => {
      const headers = { authorization: `Bearer ${await tokenOf(side.office)}` }
      return (index) =>
        timed(`${side.urls.data}/rpc/staff_find?q=${encodeURIComponent(at(side.handles, index).email)}`, headers)
    },
  },
  // A day of the grown shop has hundreds of orders, of the demo hardly one: what is compared is not the same work.
  list(
    'staff: a day',
    ({ handles }, index) => {
      const day = new Date(at(handles, index).placedAt)
      return `&placed_at=gte.${day.toISOString()}&placed_at=lt.${new Date(day.getTime() + DAY_MS).toISOString()}${NEWEST}`
    },
    'estimated',
    false,
  ),
  list('staff: on from a moment', ({ handles }, index) => `&placed_at=lt.${at(handles, index).placedAt}${NEWEST}`),
  list('staff: newest with an exact total', () => NEWEST, 'exact', false),
  {
    name: 'placing',
    times: 80,
    isJudged: true,
    prepare: async (side) => async (index) => place(await readyOrder(side, index)),
  },
]

export async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  const ms = performance.now() - began
  if (response.status >= 300) throw new Error(`${new URL(url).pathname} answered ${response.status}.`)
  return ms
}

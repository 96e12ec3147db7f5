import { type Side, tokenOf } from '../growth-20m/side.ts'
import { at, type Subject, timed } from '../growth-20m/subjects.ts'

export interface Read extends Subject {
  /** Longer than this and somebody waits. */
  mostMs: number
  /**
   * The read in the demo shop that it may cost one and a half times of. A view that shows three orders there and fifty here is compared
   * with fifty there; what counts a whole queue grows with the queue and is compared with nothing.
   */
  base: string | null
}

const LIST_MS = 200
const FIND_MS = 100

type Ask = (side: Side, index: number) => string

/** One address of the data service, as the back office asks for it. */
function read(name: string, path: Ask, { mostMs = LIST_MS, base = name }: Partial<Read> = {}): Read {
  return {
    ...{ name, mostMs, base, times: 200, isJudged: true },
    prepare: async (side) => {
      const authorization = `Bearer ${await tokenOf(side.office)}`
      return (index) => timed(`${side.urls.data}${path(side, index)}`, { authorization, prefer: 'count=estimated' })
    },
  }
}

const PAGE = 'order=placed_at.desc,id.desc&limit=50'
const ON_THE_WAY = 'partly_shipped,shipped,ready_for_pickup'
/** The seven views of everybody. */
const VIEWS = {
  open: 'state=in.(awaiting_payment,awaiting_approval,accepted,on_hold,packing,partly_shipped,not_collected)&',
  'to pack': 'state=in.(accepted,packing)&',
  held: 'state=in.(on_hold,awaiting_approval)&',
  unpaid: 'state=eq.awaiting_payment&',
  'on the way': `state=in.(${ON_THE_WAY})&`,
  cash: `payment_kind=eq.cod&state=in.(${ON_THE_WAY})&`,
  all: '',
}

const find = (name: string, typed: Ask) =>
  read(`find by ${name}`, (side, index) => `/rpc/staff_find?q=${encodeURIComponent(typed(side, index))}`, {
    mostMs: FIND_MS,
  })

const WAITING = 'limit=50&waits=is.true&order=clock.asc.nullslast,id.asc'

export const READS: readonly Read[] = [
  read('today', () => '/rpc/staff_today', { base: null }),
  ...Object.entries(VIEWS).map(([name, filter]) =>
    read(`orders: ${name}`, () => `/staff_orders?${filter}${PAGE}`, { base: 'orders: all' }),
  ),
  read('orders: next page', ({ handles }, index) => {
    const { placedAt, id } = at(handles, index)
    const moment = encodeURIComponent(placedAt)
    return `/staff_orders?placed_at=lte.${moment}&or=(placed_at.lt.${moment},id.lt.${id})&${PAGE}`
  }),
  read('order', ({ handles }, index) => `/rpc/staff_order?wanted=${at(handles, index).id}`),
  read('menu', () => '/rpc/staff_counts', { base: null }),
  read('customers', () => '/staff_customers?order=id.desc&limit=50'),
  read('customer by mail', ({ handles }, index) => {
    return `/rpc/staff_customers_found?q=${encodeURIComponent(at(handles, index).email)}`
  }),
  read('plans', () => '/staff_plans?order=id.desc&limit=50'),
  read(
    'cases',
    () =>
      '/staff_cases?state=in.(notified,awaiting_goods,reminded,no_return,received,assessed)&waits=is.true&order=decide_by.asc,id.asc&limit=50',
  ),
  ...['movements', 'refunds', 'cash'].map((name) => read(name, () => `/staff_${name}?order=id.asc&limit=50`)),
  read('invoices due', () => '/staff_receivables?order=due_on.asc,id.asc&limit=50'),
  read('messages', () => `/staff_messages?${WAITING}`),
  read('applications', () => `/staff_applications?${WAITING}`),
  read('reviews', () => `/staff_reviews?${WAITING}`),
  find('number', ({ handles }, index) => at(handles, index).number.slice(-6)),
  find('mail', ({ handles }, index) => at(handles, index).email),
  find('phone', (_, index) => String(1000 + ((index * 7919) % 9000))),
  find('name', (_, index) => at(['novak', 'svob', 'jana nov', 'dvor', 'cerny', 'prochazk'], index)),
  find('goods', (_, index) => at(['granule', 'kureci', 'CN-GR', 'losos', 'pamlsk'], index)),
]

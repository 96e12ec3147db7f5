export interface TodayQueue {
  key: string
  clock: 'today' | 'law' | 'promise'
  count: number
  until: string | null
  /** `kind` of a case, an application or a task. */
  first: { id?: number; number?: string; kind?: string } | null
  amount: number | null
}

/** What `shop.staff_today` answers; each role its own. */
export interface Today {
  at: string
  cutOff: {
    at: string
    packed: number
    all: number
    carriers: { carrier: string; packed: number; all: number }[]
  } | null
  queues: TodayQueue[]
  sales: { amount: number; orders: number; usualAmount: number; usualOrders: number } | null
  runningOut: { variantId: number; sku: string; name: string; inStock: number; perDay: number; days: number }[] | null
  soldOut: number
  here: { name: string; object: string; mode: string }[]
}

/** Where each queue is worked off. */
export const QUEUE_PATHS: Record<string, string> = {
  to_pack: '/objednavky?pohled=k-zabaleni',
  packing: '/objednavky?pohled=k-zabaleni',
  messages: '/zpravy',
  label_refused: '/objednavky?pohled=k-zabaleni',
  late_parcels: '/objednavky?pohled=opozdene',
  refunds: '/platby?fronta=vratky',
  cases: '/pripady',
  held: '/objednavky?pohled=stoji',
  applications: '/zpravy',
  retailers: '/prodejci',
  reviews: '/zpravy',
  movements: '/platby?fronta=k-prirazeni',
  overdue: '/platby?fronta=po-splatnosti',
  plan_payments: '/pravidelne-doruceni',
  feeds: '/hlidac',
  tasks: '/hlidac/ukoly',
}

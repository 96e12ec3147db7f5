import type { ShopAddress } from '#app/addresses/shop-address.ts'

export const STATE_GROUPS = ['open', 'delivered', 'ended'] as const
type StateGroup = (typeof STATE_GROUPS)[number]

/** Words of the address for each group of states. */
export const GROUP_WORDS: Record<StateGroup, string> = { open: 'otevrene', delivered: 'dorucene', ended: 'zrusene' }

export interface OrderHistoryQuery {
  wanted: string
  year: number | null
  group: StateGroup | null
  isRegular: boolean
  /** The last order of the page before. */
  before: number | null
}

const LONGEST = 100

/** What nobody could have chosen is as if it was not there. */
export function parseHistoryQuery(search: URLSearchParams): OrderHistoryQuery {
  const state = search.get('stav')
  return {
    wanted: (search.get('hledat') ?? '').trim().slice(0, LONGEST),
    year: toNumber(search.get('rok'), 4),
    group: STATE_GROUPS.find((group) => GROUP_WORDS[group] === state) ?? null,
    isRegular: search.has('pravidelne'),
    before: toNumber(search.get('pred'), 15),
  }
}

export function toHistoryAddress(query: OrderHistoryQuery): ShopAddress {
  const { wanted, year, group, isRegular, before } = query
  const search = new URLSearchParams([
    ...(wanted ? [['hledat', wanted]] : []),
    ...(year ? [['rok', String(year)]] : []),
    ...(group ? [['stav', GROUP_WORDS[group]]] : []),
    ...(isRegular ? [['pravidelne', '']] : []),
    ...(before ? [['pred', String(before)]] : []),
  ])
  return search.size > 0 ? `/ucet/objednavky?${search}` : '/ucet/objednavky'
}

export function isNarrowed({ wanted, year, group, isRegular }: OrderHistoryQuery): boolean {
  return wanted !== '' || year !== null || group !== null || isRegular
}

function toNumber(text: string | null, digits: number): number | null {
  return text !== null && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null
}

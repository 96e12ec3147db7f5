export const STOCK_TABS = ['intake', 'state', 'count', 'movements', 'proposal', 'batches', 'recalls'] as const
export type StockTab = (typeof STOCK_TABS)[number]

const SLUGS: Record<StockTab, string> = {
  intake: 'prijem',
  state: 'stav',
  count: 'inventura',
  movements: 'pohyby',
  proposal: 'navrh',
  batches: 'sarze',
  recalls: 'stazeni',
}

export const addressOfTab = (tab: StockTab, more = '') => `/sklad?cast=${SLUGS[tab]}${more}`

export const tabOf = (search: string): StockTab | null =>
  STOCK_TABS.find((tab) => SLUGS[tab] === new URLSearchParams(search).get('cast')) ?? null

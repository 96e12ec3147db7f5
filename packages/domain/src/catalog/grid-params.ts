import type { FlagFacet, ListFacet, RangeFacet } from './grid-filters.ts'

/** Names in the address, in the order in which they are written. A customer reads them, so they are Czech. */
export const TEXT_PARAM = 'q'

export const LIST_PARAMS: Record<ListFacet, string> = {
  category: 'kategorie',
  protein: 'maso',
  lifeStage: 'vek',
  size: 'velikost',
  pack: 'baleni',
  need: 'potreba',
  property: 'vlastnost',
  without: 'bez',
}

export const RANGE_PARAMS: Record<RangeFacet, { from: string; to: string }> = {
  price: { from: 'cena-od', to: 'cena-do' },
  unitPrice: { from: 'kg-od', to: 'kg-do' },
  energyPrice: { from: 'energie-od', to: 'energie-do' },
}

export const FLAG_PARAMS: Record<FlagFacet, string> = { inStock: 'skladem', sale: 'akce' }

export const SORT_PARAM = 'razeni'
export const PAGE_PARAM = 'strana'

import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'
import type { FlagFacet, ListFacet, MoneyRange, RangeFacet } from '@shop/domain/catalog/grid-filters'

type NamedFacet = Exclude<ListFacet, 'category' | 'protein' | 'need' | 'property' | 'without'>

const values: Record<NamedFacet, Record<string, string>> = typeset({
  lifeStage: { stene: 'Štěně', dospely: 'Dospělý', senior: 'Senior' },
  size: { mala: 'Malý do 10 kg', stredni: 'Střední 10–25 kg', velka: 'Velký nad 25 kg' },
  pack: { 'do-500-g': 'do 500 g', 'do-2-kg': 'do 2 kg', 'do-6-kg': 'do 6 kg', 'nad-6-kg': 'nad 6 kg' },
})

const legends: Record<ListFacet | RangeFacet, string> = typeset({
  category: 'Kategorie',
  protein: 'Maso',
  lifeStage: 'Věk',
  size: 'Velikost psa',
  pack: 'Velikost balení',
  need: 'Co pes potřebuje',
  property: 'Vlastnosti',
  without: 'Co nesmí',
  price: 'Cena',
  unitPrice: 'Cena za kilo',
  energyPrice: 'Cena za 1000 kcal',
})

const flags: Record<FlagFacet, string> = { inStock: 'Jen skladem', sale: 'Jen ve slevě' }

export const facetTexts = {
  values,
  legends,
  flags,
  ...typeset({
    availability: 'Dostupnost',
    mustNot: 'nesmí',
    from: 'od',
    to: 'do',
    excludeNote: 'Filtr vychází ze složení. Stopy jiných surovin vyloučit nelze.',
    moreExclusions: 'Další suroviny',
    highestUnitPrice: 'Nejvyšší cena za kilogram',
    lowestPrice: 'Nejnižší cena v Kč',
    highestPrice: 'Nejvyšší cena v Kč',
    crownsPerKilo: 'Kč/kg',
  }),
  fromCrowns: (crowns: number) => `od\u00a0${formatPrice(crowns * 100)}`,
  without: (name: string) => `bez ${name}`,
  range: ({ facet, range }: { facet: RangeFacet; range: MoneyRange }) => {
    const unit = { price: '', unitPrice: '/kg', energyPrice: '\u00a0za\u00a01000\u00a0kcal' }[facet]
    const from = range.from === null ? '' : `od\u00a0${formatPrice(range.from)}${unit}`
    const to = range.to === null ? '' : `do\u00a0${formatPrice(range.to)}${unit}`
    return [from, to].filter(Boolean).join(' ')
  },
}

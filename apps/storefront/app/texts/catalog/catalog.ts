import { formatShortWeekdayDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { GridSort } from '@shop/domain/catalog/grid-filters'

/** What a grid is made of: only food, or all sorts of things. */
export type GoodsKind = 'food' | 'mixed'

const GOODS: Record<GoodsKind, Record<'one' | 'few' | 'many' | 'other', string>> = {
  food: { one: 'krmivo', few: 'krmiva', many: 'krmiva', other: 'krmiv' },
  mixed: { one: 'produkt', few: 'produkty', many: 'produktu', other: 'produktů' },
}

function countGoods(count: number, goods: GoodsKind): string {
  return `${formatNumber(count)}\u00a0${pluralForm(count, GOODS[goods])}`
}

const sorts: Record<GridSort, string> = {
  oblibene: 'Podle oblíbenosti',
  cena: 'Od nejlevnějšího',
  'cena-za-kg': 'Podle ceny za kilo',
  'cena-za-den': 'Podle ceny za den',
  hodnoceni: 'Nejlépe hodnocené',
  novinky: 'Nejnovější',
}

const sortNotes: Record<GridSort, string> = typeset({
  oblibene: 'Řadíme podle hodnocení a počtu recenzí, skladem napřed. Pořadí nelze koupit.',
  cena: 'Řadíme podle ceny zobrazeného balení. Pořadí nelze koupit.',
  'cena-za-kg': 'Řadíme podle ceny za kilogram zobrazeného balení. Pořadí nelze koupit.',
  'cena-za-den': 'Řadíme podle ceny energie v krmivu: kdo je první, vyjde na den nejlevněji každého psa.',
  hodnoceni: 'Řadíme podle průměrného hodnocení, pak podle počtu recenzí. Pořadí nelze koupit.',
  novinky: 'Řadíme od naposledy přidaných. Pořadí nelze koupit.',
})

const units: Record<string, 'kg' | 'l' | 'm' | 'ks'> = { kg: 'kg', l: 'l', m: 'm', piece: 'ks' }

export const catalogTexts = {
  sorts,
  sortNotes,
  units,
  ...typeset({
    home: { label: 'Čenich', to: '/' as const },
    breadcrumbs: 'Drobečková navigace',
    all: {
      name: 'Produkty',
      title: 'Krmivo, pamlsky a potřeby pro psy | Čenich',
      description: 'Granule, konzervy, pamlsky, doplňky a vybavení pro psy. Čerstvé maso, zelenina a probiotika.',
      heading: 'Všechno do misky i kolem ní',
      lead: 'Vyberte si podle masa, věku nebo toho, co psovi nesvědčí.',
    },
    everything: 'Všechny',
    byMeat: 'Podle masa',
    subcategories: 'Podkategorie',
    formerPrice: 'Původní cena',
    withoutVat: 'bez DPH',
    otherBand: 'Čenich',
    soldOut: 'Vyprodáno',
    isNew: 'Novinka',
    watch: 'Pohlídat zboží',
    filters: 'Filtry',
    closeFilters: 'Zavřít filtry',
    clearAll: 'Zrušit vše',
    sort: 'Řadit',
    doSort: 'Seřadit',
    byRelevance: 'Podle shody a oblíbenosti',
    paging: 'Stránkování',
    loadMore: 'Načíst další',
    emptyHeading: 'Tuhle kombinaci jsme nevyčenichali',
    emptyText: 'Zkuste některý filtr zrušit, nebo se podívejte na celou nabídku.',
    allGoods: 'Celá nabídka',
    promo: { title: 'Nevíte, kolik čeho?', text: 'Pět otázek a máte jeden pytel s dávkou' },
    embed: { title: 'Nabídka Čenich', description: 'Vybrané produkty obchodu Čenich.', heading: 'Z nabídky Čenichu' },
    tag: {
      title: 'Štítek | Čenich',
      description: 'Informace ke štítku s QR kódem.',
      heading: 'Štítek jsme nepoznali',
      text: 'Kód je neplatný, nebo už byl zrušen. Napište nám číslo šarže z obalu a řekneme vám o ní všechno.',
      contact: 'Napsat číslo šarže',
    },
  }),
  pager: {
    previous: 'Předchozí strana',
    next: 'Další strana',
    page: (page: number) => `Strana ${page}`,
  },
  count: countGoods,
  countOver: (count: number, goods: GoodsKind) => `Více než ${formatNumber(count)}\u00a0${GOODS[goods].other}`,
  apply: (count: number, goods: GoodsKind) => `Ukázat ${countGoods(count, goods)}`,
  seen: (seen: number, total: number) => `Zobrazeno ${formatNumber(seen)} z\u00a0${formatNumber(total)}`,
  packCount: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'velikost', few: 'velikosti', many: 'velikosti', other: 'velikostí' })}`,
  removeFilter: (name: string) => `Odebrat filtr ${name}`,
  dropFilter: (name: string, count: number, goods: GoodsKind) => `Bez filtru ${name}: ${countGoods(count, goods)}`,
  emptyDrop: (name: string) => `Zkuste zrušit filtr ${name}.`,
  watchLabel: (name: string) => `Pohlídat naskladnění: ${name}`,
  lowestPrice: (price: string) => `Nejnižší cena za 30\u00a0dní: ${price}`,
  repeatPrice: (price: string) => `Pravidelně ${price}`,
  ratingLabel: (average: number, count: number) =>
    `Hodnocení ${formatNumber(Math.round(average * 10) / 10)} z\u00a05, ${formatNumber(count)} ${pluralForm(count, { one: 'recenze', few: 'recenze', many: 'recenze', other: 'recenzí' })}`,
  title: (name: string) => `${name} | Čenich`,
  pageTitle: (title: string, page: number) =>
    page === 1 ? title : `${title.replace(' | Čenich', '')}, strana ${page} | Čenich`,
  /** The day named by its date: it stays true in a page that was drawn before midnight. */
  comes: (date: string) => `Skladem, u\u00a0vás ${formatShortWeekdayDate(date)}`,
}

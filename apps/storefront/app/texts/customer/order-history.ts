import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

/** All orders of an account: search, filters, years, documents. */
export const orderHistoryTexts = {
  ...typeset({
    searchName: 'Hledat v objednávkách',
    search: 'Krmivo, číslo objednávky nebo faktury',
    find: 'Najít objednávku',
    year: 'Rok',
    everyYear: 'Všechny roky',
    state: 'Stav',
    everyState: 'Všechny stavy',
    regular: 'Jen pravidelné',
    narrow: 'Použít filtry',
    all: 'Zrušit vše',
    older: 'Starší objednávky',
    newest: 'Od nejnovější',
    pages: 'Další objednávky',
    documents: 'Všechny doklady najednou',
    documentsText: 'Faktury a opravné doklady v PDF i ISDOC, jeden ZIP za rok.',
    allDocuments: 'Všechny roky',
  }),
  groups: typeset({
    open: 'Na cestě a čekající',
    delivered: 'Doručené',
    ended: 'Zrušené',
  } satisfies Record<'open' | 'delivered' | 'ended', string>),
  count,
  yearSum: (orders: number, spent: number) => `${count(orders)}, ${formatPrice(spent)}`,
  found: (matching: number, wanted: string) =>
    wanted ? `${count(matching)} s\u00a0„${wanted}“, hledáme i\u00a0bez háčků.` : `${count(matching)} podle filtrů.`,
  noneFiltered: 'Téhle kombinaci filtrů žádná objednávka neodpovídá.',
  documentsOf: (year: number) => `Stáhnout doklady za rok ${year} (ZIP)`,
}

function count(orders: number): string {
  return pluralForm(orders, {
    one: '1\u00a0objednávka',
    few: `${formatNumber(orders)}\u00a0objednávky`,
    many: `${formatNumber(orders)}\u00a0objednávky`,
    other: `${formatNumber(orders)}\u00a0objednávek`,
  })
}

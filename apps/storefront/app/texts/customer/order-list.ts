import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

/** Orders of a customer, on the overview and on a page of their own. */
export const orderListTexts = {
  ...typeset({
    title: 'Objednávky | Čenich',
    heading: 'Objednávky',
    again: 'Znovu',
    track: 'Sledovat',
    pay: 'Zaplatit',
    show: 'Zobrazit',
    search: 'Co v objednávce bylo, nebo její číslo',
    find: 'Najít objednávku',
    all: 'Zrušit hledání',
    documents: 'Stáhnout všechny doklady',
    empty: 'Zatím žádná objednávka. Miska čeká.',
    shop: 'Vybrat krmivo',
  }),
  none: (words: string) => `„${words}“ v\u00a0žádné objednávce není.`,
  number: (number: string) => `č.\u00a0${number}`,
  about: (words: string, number: string) => `${words}: objednávka ${number}`,
  allOrders: (count: number) =>
    pluralForm(count, {
      one: 'Všechny objednávky',
      few: `Všechny ${formatNumber(count)}\u00a0objednávky`,
      many: 'Všechny objednávky',
      other: `Všech ${formatNumber(count)}\u00a0objednávek`,
    }),
  /** "Mono Králík a Konzerva", "Mono Králík a další 3 věci". */
  goods: (names: readonly string[]) => {
    const [first, second, ...more] = names
    if (first === undefined) return ''
    if (second === undefined) return first
    if (more.length === 0) return `${first} a\u00a0${second}`
    const rest = more.length + 1
    return `${first} a\u00a0${pluralForm(rest, {
      one: 'ještě jedna věc',
      few: `další ${formatNumber(rest)}\u00a0věci`,
      many: `další ${formatNumber(rest)}\u00a0věci`,
      other: `dalších ${formatNumber(rest)}\u00a0věcí`,
    })}`
  },
}

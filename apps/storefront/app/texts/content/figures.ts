import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const figureTexts = {
  ...typeset({
    onTime: 'Doručeno do slíbeného dne',
    answers: 'Na odpověď čekáte v průměru',
    rating: 'Hodnocení z pěti',
    kinds: 'Druhů v nabídce',
    kindsNote: 'Právě teď, bez různých velikostí balení.',
    source: 'Čísla počítá obchod sám ze zásilek, zpráv, recenzí a nabídky. Ručně je nikdo nepřepisuje.',
  }),
  minutes: (count: number) => `${formatNumber(count)}\u00a0min`,
  hours: (count: number) => `${formatNumber(count)}\u00a0h`,
  parcels: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'zásilka', few: 'zásilky', many: 'zásilky', other: 'zásilek' })} za posledních 30\u00a0dní`,
  messages: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'zpráva', few: 'zprávy', many: 'zprávy', other: 'zpráv' })} za posledních 30\u00a0dní`,
  reviews: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'recenze', few: 'recenze', many: 'recenze', other: 'recenzí' })} u\u00a0produktů`,
}

import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { DogLikeness, ReviewSort } from '@shop/domain/catalog/review-filters'
import type { ReviewMerit } from '@shop/domain/catalog/review-merits'

const sorts: Record<ReviewSort, string> = {
  nejuzitecnejsi: 'Nejužitečnější',
  nejnovejsi: 'Nejnovější',
  nejlepsi: 'Nejlepší',
  nejhorsi: 'Nejhorší',
}

const stages: Record<DogLikeness['stage'], string> = { stene: 'štěňata', dospely: 'dospělí', senior: 'senioři' }

const merits: Record<ReviewMerit, string> = {
  taste: 'Chuť',
  digestion: 'Trávení',
  coat: 'Srst',
  size: 'Velikost kousků',
  packaging: 'Obal',
}

export const reviewTexts = {
  sorts,
  merits,
  ...typeset({
    heading: 'Hodnocení',
    none: 'Zatím nikdo nehodnotil. Misky mluví potichu.',
    method:
      'Odznak „ověřený nákup“ dáváme jen recenzím spárovaným s objednávkou. Za schválenou recenzi připisujeme kredity, za jednu hvězdu stejně jako za pět.',
    howWeWork: 'Jak s recenzemi pracujeme',
    distribution: 'Rozložení hodnocení',
    paging: 'Stránky recenzí',
    filter: 'Filtr recenzí',
    dogSize: 'Velikost psa',
    anySize: 'každá',
    dogAge: 'Věk psa',
    anyAge: 'každý',
    stars: 'Hvězdy',
    anyStars: 'všechny',
    sort: 'Řadit',
    ways: 'Jak číst recenze',
    moreFilters: 'Vybrat podrobněji',
    onlyWithPhoto: 'Jen s fotkou',
    write: 'Napsat recenzi',
    onlySamples: 'Všechny jsou ukázkové, nepsali je zákazníci.',
    notCounted: 'Hlas se nepodařilo započítat. Zkuste to prosím za chvíli.',
    onlyVerified: 'Jen ověřený nákup',
    apply: 'Filtrovat',
    verified: 'ověřený nákup',
    unverified: 'bez ověření nákupu',
    sample: 'ukázková recenze',
    earlierRecipe: 'týká se předchozí receptury',
    replyOf: 'Čenich:',
    suited: 'Sedělo:',
    report: 'Nahlásit recenzi',
  }),
  helpful: (count: number) => (count === 0 ? 'Pomohlo mi' : `Pomohlo mi (${formatNumber(count)})`),
  helpfulOf: (author: string, count: number) =>
    `Pomohlo mi, recenze, kterou píše ${author}${count === 0 ? '' : ` (${formatNumber(count)})`}`,
  helped: (count: number) =>
    `Díky. Pomohla ${formatNumber(count)}\u00a0${pluralForm(count, { one: 'čtenáři', few: 'čtenářům', many: 'čtenáře', other: 'čtenářům' })}.`,
  withPhoto: (count: number) => `S\u00a0fotkou (${formatNumber(count)})`,
  critical: (count: number) => `Kritické (${formatNumber(count)})`,
  likeDog: (name: string) => `Psi jako ${name || 'ten můj'}`,
  likeUnknown: (kg: number) => `Psi kolem ${formatNumber(kg)}\u00a0kg`,
  likeRule: ({ kg, stage, without }: DogLikeness) =>
    `Psi od ${formatNumber(Math.ceil(0.6 * kg))} do ${formatNumber(Math.floor(1.4 * kg))}\u00a0kg, ${stages[stage]}${without.length > 0 ? ', nejdřív ti, kteří nesmějí totéž' : ''}.`,
  reportOf: (author: string) => `Nahlásit recenzi, kterou píše ${author}`,
  edited: (day: string) => `upraveno ${day}`,
  photo: (number: number) => `Fotka ${number} k\u00a0recenzi`,
  starsOption: (stars: number) =>
    `${stars}\u00a0${pluralForm(stars, { one: 'hvězda', few: 'hvězdy', many: 'hvězdy', other: 'hvězd' })}`,
  shown: (count: number) =>
    count === 0
      ? 'Tomuhle výběru neodpovídá žádná recenze.'
      : `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'recenze', few: 'recenze', many: 'recenze', other: 'recenzí' })}`,
}

import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { ReviewSort } from '@shop/domain/catalog/review-filters'
import type { ReviewMerit } from '@shop/domain/catalog/review-merits'

const sorts: Record<ReviewSort, string> = {
  nejnovejsi: 'Nejnovější',
  nejlepsi: 'Nejlepší',
  nejhorsi: 'Nejhorší',
}

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
    onlyVerified: 'Jen ověřený nákup',
    apply: 'Filtrovat',
    verified: 'ověřený nákup',
    unverified: 'bez ověření nákupu',
    sample: 'ukázková recenze',
    replyOf: 'Čenich:',
    suited: 'Sedělo:',
    report: 'Nahlásit',
  }),
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

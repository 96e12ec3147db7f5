import { pluralForm } from '@shop/czech/plural'

const packs = (count: number) =>
  pluralForm(count, { one: 'produkt', few: 'produkty', many: 'produktu', other: 'produktů' })

export const BULK_EDIT = {
  open: (count: number) => `Upravit ${count} ${packs(count)}`,
  title: (count: number) => `Upravit ${count} ${packs(count)}`,
  sentence: 'Nejdřív uvidíte rozdíl, nic se nezapíše. Zápis jde vzít celý zpět.',
  choose: (name: string) => `Vybrat ${name}`,
  chooseAll: 'Vybrat všechny načtené',
  what: 'Co změnit',
  whats: {
    productStatus: 'Stav',
    categories: 'Kategorie',
    tags: 'Štítek',
    vatClass: 'Sazba DPH',
    price: 'Cena o procenta',
  },
  state: 'Nový stav',
  vat: 'Nová sazba',
  vats: { feed: 'krmivo', goods: 'zboží' },
  does: 'Přidat, nebo odebrat',
  doings: { add: 'přidat', remove: 'odebrat' },
  percent: 'O kolik procent, zlevnění s minusem',
  rounding: 'Zaokrouhlení',
  roundings: { crowns: 'na celé koruny', nines: 'na devítku na konci', halere: 'na haléře' },
  submit: 'Ukázat rozdíl',
}

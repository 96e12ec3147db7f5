import type { MenuCode, MenuFault } from '@shop/domain/content/menu'

export const MENU_PLACES: Readonly<Record<MenuCode, { name: string; where: string }>> = {
  main: { name: 'Hlavní nabídka', where: 'hlavička a mobilní nabídka' },
  programmes: { name: 'Programy a čtení', where: 'hlavička vpravo a mobilní nabídka' },
  services: { name: 'Horní proužek', where: 'nad hlavičkou' },
  mobile: { name: 'Další v mobilu', where: 'konec mobilní nabídky' },
  shopping: { name: 'Nakupování', where: 'patička' },
  help: { name: 'Pomoc', where: 'patička' },
  about: { name: 'O nás', where: 'patička' },
  legal: { name: 'Právní řádek', where: 'konec každé stránky' },
}

export const MENU_FAULTS: Readonly<Record<MenuFault['fault'], (path: string) => string>> = {
  repeated: (path) => `Adresa ${path} je v nabídce dvakrát.`,
  panel_elsewhere: (path) => `Vlastní odkazy může mít jen položka hlavní nabídky, ${path} je jinde.`,
  panel_of_no_category: (path) => `Panel s odkazy patří ke kategorii (/produkty/…), ${path} není kategorie.`,
  heading: (path) => `Panel u ${path} potřebuje nadpis.`,
  compulsory: (path) => `Odkaz ${path} musí být na každé stránce, odebrat ho nejde.`,
}

export const MENUS = {
  title: 'Menu',
  caption: 'Nabídky odkazů',
  columns: { name: 'Nabídka', where: 'Kde je', links: 'Odkazy', state: 'Stav', changed: 'Změna' },
  alive: 'všechny vedou na stránku',
  dead: (count: number) => (count === 1 ? '1 odkaz nikam nevede' : `${count} odkazy nikam nevedou`),
  deadPath: (path: string) => `Odkaz ${path} už nikam nevede.`,
  items: 'Odkazy',
  hint: 'Pořadí je pořadí na webu. Změna je na všech stránkách hned po uložení.',
  label: 'Nápis',
  to: 'Adresa',
  heading: 'Nadpis panelu',
  add: 'Přidat odkaz',
  addInside: (name: string) => `Přidat odkaz do panelu ${name}`,
  addPanel: 'Přidat panel s odkazy',
  nameless: 'bez nápisu',
  remove: (name: string) => `Odebrat ${name}`,
  take: 'Odebrat',
  save: 'Uložit a ukázat na webu',
  saved: 'Uloženo. Na webu je to hned.',
  reason: 'Důvod změny',
  history: 'Historie',
  preview: 'Jak to bude',
  everything: (name: string) => `Vše: ${name.toLocaleLowerCase('cs')}`,
  conflict: 'Kolega mezitím nabídku změnil. Načtěte ji znovu, vaše úpravy se zahodí.',
  unknown: (path: string) => `Adresa ${path} nikam nevede. Zkontrolujte ji, nebo ji nejdřív založte.`,
  invalid: 'Každý odkaz potřebuje nápis a adresu, která začíná lomítkem.',
  columnsOfHistory: { items: 'Odkazy' },
} as const

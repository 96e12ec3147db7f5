export const SECTIONS = {
  title: 'Stránky',
  caption: 'Stránky z bloků',
  columns: { title: 'Stránka', address: 'Adresa', state: 'Stav', at: 'Vychází', claims: 'Tvrzení' },
  states: { published: 'beze změn', draft: 'rozepsaný koncept', scheduled: 'naplánovaný koncept' },
  words: 'Stránka',
  headOnly:
    'Zboží, recenze a čísla si úvodní stránka kreslí sama. Mění se tu slova a tlačítka hlavy (Nápis | /adresa); bannery jsou v záložce Úvodní strana.',
  fields: {
    title: 'Název',
    seoTitle: 'Titulek pro vyhledávače',
    seoDescription: 'Popis pro vyhledávače',
    blocks: 'Bloky',
  },
  discard: 'Zahodit koncept',
  discarded: 'Koncept je pryč, web zůstal, jak byl.',
  saved: 'Koncept je uložený. Web se zatím nezměnil.',
} as const

export const SECTION_COLUMNS = {
  title: 'Název',
  seo_title: 'Titulek pro vyhledávače',
  seo_description: 'Popis pro vyhledávače',
  blocks: 'Bloky',
} as const

export const SECTION_MISSING = { draft: 'koncept, který by šlo vydat' } as const

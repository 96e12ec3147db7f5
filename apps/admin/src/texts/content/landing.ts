export const LANDINGS = {
  title: 'Vstupní stránky',
  caption: 'Vstupní stránky',
  add: 'Nová vstupní stránka',
  newTitle: 'Název stránky',
  create: 'Založit koncept',
  columns: {
    title: 'Stránka',
    state: 'Stav',
    from: 'Od',
    to: 'Do',
    views: 'Zobrazení',
    goals: 'Cíl',
    claims: 'Tvrzení',
  },
  tested: 'test A/B',
  words: 'Stránka',
  fields: {
    title: 'Název',
    slug: 'Adresa za /lp/',
    seoDescription: 'Popis pro vyhledávače',
    blocks: 'Bloky',
    blocksB: 'Bloky varianty B',
    validTo: 'Do kdy (prázdné = bez konce)',
  },
  variantA: 'Bloky, varianta A',
  variantB: 'Bloky, varianta B',
  startTest: 'Zkusit variantu B',
  endTest: 'Ukončit test, zůstane A',
  takeB: 'Ukončit test, zůstane B',
  previewB: 'Náhled varianty B',
  testHint:
    'Půlka lidí vidí A, půlka B; tentýž člověk pořád totéž. Nikdo se nesleduje, počítají se jen zobrazení a cíle.',
  results: 'Výsledky',
  resultColumns: { variant: 'Varianta', views: 'Zobrazení', goals: 'Dosažený cíl', percent: 'Podíl' },
  whole: 'celá stránka',
  variants: { a: 'A', b: 'B' },
  percent: (value: number) => `${value.toLocaleString('cs-CZ')} %`,
} as const

export const LANDING_COLUMNS = {
  title: 'Název',
  slug: 'Adresa',
  seo_description: 'Popis pro vyhledávače',
  blocks: 'Bloky',
  blocks_b: 'Bloky varianty B',
  status: 'Stav',
  valid_from: 'Od',
  valid_to: 'Do',
} as const

export const LANDING_MISSING = {
  title: 'název',
  seoDescription: 'popis pro vyhledávače',
  blocks: 'hlava s nadpisem a jeden cíl (tlačítko, formulář nebo nabídka)',
  blocksB: 've variantě B hlava s nadpisem a jeden cíl',
  validTo: 'konec, který je po začátku',
} as const

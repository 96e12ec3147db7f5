import type { BlockType } from '@shop/domain/content/blocks'

export const BLOCKS = {
  title: 'Bloky',
  add: 'Přidat blok',
  kind: 'Druh nového bloku',
  remove: (name: string) => `Odebrat blok ${name}`,
  take: 'Odebrat',
  hint: 'Dvojice se píšou na řádek a dělí svislou čárou: Nápis | /adresa. Odkazy musí vést na živé stránky.',
} as const

export const BLOCK_NAMES: Readonly<Record<string, string>> = {
  hero: 'Hlava stránky',
  text: 'Text',
  list: 'Seznam',
  benefits: 'Výhody',
  steps: 'Kroky',
  timeline: 'Časová osa',
  table: 'Tabulka',
  comparison: 'Ano a ne',
  faq: 'Otázky',
  cta: 'Tlačítko',
  quote: 'Citát',
  notice: 'Upozornění',
  'product-list': 'Zboží',
  offer: 'Nabídka se zbožím',
  countdown: 'Odpočet',
  form: 'Formulář',
} satisfies Record<BlockType, string>

export const BLOCK_FIELDS = {
  heading: 'Nadpis',
  body: 'Text (Markdown)',
  cta: 'Tlačítka (nápis | adresa)',
  items: 'Položky (název | text)',
  head: 'Hlavička tabulky, sloupec na řádek',
  rows: 'Řádky tabulky (buňky dělí |)',
  yes: 'Ano, položka na řádek',
  no: 'Ne, položka na řádek',
  faq: 'Časté dotazy (téma/adresa, každý na řádek)',
  text: 'Citát',
  author: 'Kdo to řekl',
  productSlugs: 'Zboží (adresy, každá na řádek)',
  target: 'Odpočítávat k (2026-12-24T18:00:00+01:00)',
  expiredText: 'Co říct po konci',
  note: 'Poznámka',
  submit: 'Nápis na tlačítku',
  success: 'Co říct po odeslání',
} as const

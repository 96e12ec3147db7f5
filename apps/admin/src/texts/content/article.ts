import type { ArticleWords } from '@shop/domain/content/article'

export const ARTICLES = {
  title: 'Blog',
  all: 'Všechny',
  states: { draft: 'koncept', scheduled: 'naplánováno', published: 'na webu' },
  search: 'Hledat článek',
  placeholder: 'Část nadpisu',
  find: 'Hledat',
  add: 'Nový článek',
  newTitle: 'Nadpis článku',
  create: 'Založit koncept',
  columns: { title: 'Článek', state: 'Stav', category: 'Téma', author: 'Autor', at: 'Vychází', claims: 'Tvrzení' },
  claims: (count: number) => `k posouzení: ${count}`,
  none: 'Nic takového tu není.',
  nothing: '–',
} as const

export const ARTICLE = {
  unknown: 'Takový článek tu není.',
  onWeb: 'na webu',
  fields: {
    title: 'Nadpis',
    slug: 'Adresa',
    perex: 'Perex',
    body: 'Text (Markdown)',
    categoryId: 'Téma',
    authorId: 'Autor',
    tags: 'Štítky, každý na řádek',
    sources: 'Zdroje, každý na řádek',
    seoDescription: 'Popis pro vyhledávače',
    isPinned: 'Připnout nahoru',
    checkedOn: 'Ověřeno dne',
    products: 'Zboží v článku (adresy, každá na řádek)',
    cover: 'Úvodní obrázek',
  },
  slugHint: 'Po změně adresy vede stará adresa na novou.',
  words: 'Text',
  filing: 'Zařazení',
  save: 'Uložit',
  saved: 'Uloženo.',
  savedPublic: 'Uloženo, web už ukazuje nový text.',
  unsaved: 'neuložené změny',
  savedAt: (at: string) => `uloženo ${at}`,
  preview: 'Náhled v obchodě',
  publish: 'Publikovat',
  schedule: 'Naplánovat…',
  scheduleAt: 'Kdy má článek vyjít',
  withdraw: 'Stáhnout z webu',
  published: 'Článek je na webu.',
  scheduled: (at: string) => `Článek vyjde ${at}.`,
  withdrawn: 'Článek je zase koncept, na webu není.',
  history: 'Historie',
  claims: (count: number) => `tvrzení k posouzení: ${count}`,
  incomplete: (missing: string) => `Ještě chybí: ${missing}.`,
  settleFirst: 'Nejdřív u každého sporného pole vyberte, co platí. Pak uložte.',
  merged: 'Kolega mezitím uložil jiná pole, obě úpravy jsou teď pohromadě. Uložte je.',
  failed: 'Nepovedlo se to. Zkuste to znovu.',
} as const

export const COVER = {
  title: 'Úvodní obrázek',
  sub: 'v seznamu, v záhlaví článku a při sdílení',
  none: 'Článek nemá obrázek, ukazuje se kresba podle tématu.',
  upload: 'Nahrát obrázek',
  replace: 'Nahrát jiný',
  sending: 'Nahrávám…',
  alt: 'Popis obrázku',
  altHint: 'Co je na obrázku, pro toho, kdo ho nevidí. Bez popisu se neuloží.',
  remove: 'Odebrat obrázek',
} as const

export const ARTICLE_REFUSALS: Readonly<Record<string, string>> = {
  name_taken: 'Tahle adresa už patří jinému článku.',
  choice_unknown: 'Některé téma, autor nebo zboží neexistuje. Zkontrolujte adresy zboží.',
  version_conflict: 'Článek mezitím někdo změnil. Načetli jsme ho znovu, zkontrolujte ho.',
  invalid_input: 'Některé pole nemá správný tvar. Adresa smí mít jen malá písmena bez háčků, číslice a pomlčky.',
}

export const ARTICLE_WORDS: Record<keyof ArticleWords, string> = {
  title: 'nadpis',
  perex: 'perex',
  body: 'text',
  seoDescription: 'popis pro vyhledávače',
}

export const ARTICLE_COLUMNS = {
  title: 'Nadpis',
  slug: 'Adresa',
  perex: 'Perex',
  body: 'Text',
  tags: 'Štítky',
  sources: 'Zdroje',
  seo_description: 'Popis pro vyhledávače',
  pinned: 'Připnuto',
  checked_on: 'Ověřeno dne',
  published_at: 'Vychází',
  reading_minutes: 'Minuty čtení',
  cover: 'Úvodní obrázek',
} as const

import { pluralForm } from '@shop/czech/plural'

export const DOG_SIZE_NAMES: Readonly<Record<string, string>> = {
  mala: 'malý pes',
  stredni: 'střední pes',
  velka: 'velký pes',
}

export const COLLECTIONS = {
  title: 'Kolekce',
  sentence: 'Regály, které se plní samy. Zboží na nich vybírá pravidlo, pokaždé znovu.',
  list: 'Kolekce',
  add: 'Nová kolekce',
  none: 'Zatím žádná kolekce.',
  columns: { name: 'Kolekce', address: 'Adresa', goods: 'Zboží', state: 'Stav', changed: 'Změna' },
  isPublic: 'na webu',
  draft: 'koncept',
  editor: {
    newTitle: 'Nová kolekce',
    words: 'Název a adresa',
    name: 'Název',
    slug: 'Adresa',
    intro: 'Úvod pod zbožím',
    isPublic: 'Ukázat na webu',
    rule: 'Pravidlo',
    ruleSentence:
      'Platí všechno najednou. V jednom řádku stačí kterákoli z hodnot. Novinky mají štítek, slevu hlídá cena.',
    within: 'Kategorie',
    protein: 'Bílkovina',
    lifeStage: 'Věk psa',
    size: 'Velikost psa',
    need: 'Štítek',
    addTo: (name: string) => `Přidat: ${name.toLocaleLowerCase('cs')}`,
    remove: 'Odebrat',
    from: 'Cena od Kč',
    to: 'Cena do Kč',
    inStock: 'jen skladem',
    sale: 'jen ve slevě',
    preview: 'Na regálu teď',
    previewEmpty: 'Nic tomu neodpovídá.',
    more: (count: number) =>
      `a ${count} ${pluralForm(count, { one: 'další', few: 'další', many: 'dalšího', other: 'dalších' })}`,
    noRule: 'Vyberte aspoň jednu podmínku, jinak je to celý obchod.',
    save: 'Uložit',
    saved: 'Uloženo. Na webu je změna hned.',
    history: 'Historie',
    unknown: 'Taková kolekce tu není.',
  },
  refusals: {
    name_taken: 'Tuhle adresu už má kategorie nebo jiná kolekce.',
    choice_unknown: 'Pravidlo jmenuje něco, co obchod nezná.',
    version_conflict: 'Někdo byl rychlejší. Načtěte stránku a zkuste to znovu.',
    invalid_input: 'Vyplňte název, adresu a aspoň jednu podmínku.',
    forbidden: 'Na tohle nemáte oprávnění.',
  } as Readonly<Record<string, string>>,
  fields: {
    name: 'Název',
    slug: 'Adresa',
    intro: 'Úvod',
    rule: 'Pravidlo',
    is_public: 'Na webu',
  },
} as const

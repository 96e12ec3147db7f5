import { pluralForm } from '@shop/czech/plural'
import type { Dictionary } from '@shop/domain/catalog/dictionary'

type PluralForms = Parameters<typeof pluralForm>[1]

interface ListWords {
  add: string
  sentence: string
  /** Head of the column with what stands in addresses. */
  code: string
  goods: PluralForms
  remove: string
}

const PRODUCTS = { one: 'produkt', few: 'produkty', many: 'produktu', other: 'produktů' }
const ARTICLES = { one: 'článek', few: 'články', many: 'článku', other: 'článků' }
const RULES = { one: 'pravidlo', few: 'pravidla', many: 'pravidla', other: 'pravidel' }
const DOGS = { one: 'pes', few: 'psi', many: 'psa', other: 'psů' }
const CHILDREN = { one: 'položka pod ní', few: 'položky pod ní', many: 'položky pod ní', other: 'položek pod ní' }
const counted = (count: number, forms: PluralForms) => `${count} ${pluralForm(count, forms)}`

const LISTS: Readonly<Record<Dictionary, ListWords>> = {
  categories: {
    add: 'Nová kategorie',
    sentence:
      'Kategorie katalogu se svými slovy a adresami. Nová je v katalogu hned, zboží do ní zařadíte v produktu. Když změníte adresu, stará povede na novou.',
    code: 'Adresa',
    goods: PRODUCTS,
    remove: 'Odebrat kategorii',
  },
  brands: {
    add: 'Nová značka',
    sentence: 'Kdo zboží vyrábí. Nové jméno je na kartách, ve vyhledávání a ve feedech hned.',
    code: 'Kód',
    goods: PRODUCTS,
    remove: 'Odebrat značku',
  },
  ingredients: {
    add: 'Nová surovina',
    sentence:
      'Strom surovin: kuřecí tuk leží pod kuřetem, kuře pod drůbeží. Podle něj obchod hledá „bez kuřete“, vypisuje alergeny a pozná krmivo bez obilovin.',
    code: 'Kód',
    goods: PRODUCTS,
    remove: 'Odebrat surovinu',
  },
  authors: {
    add: 'Nový autor',
    sentence: 'Kdo píše blog a co o něm stojí pod článkem.',
    code: 'Kód',
    goods: ARTICLES,
    remove: 'Odebrat autora',
  },
  topics: {
    add: 'Nové téma',
    sentence:
      'Témata blogu v pořadí, v jakém je čtenář vidí. Nové je na blogu hned, článek do něj zařadíte v článku. Když změníte adresu, stará povede na novou.',
    code: 'Adresa',
    goods: ARTICLES,
    remove: 'Odebrat téma',
  },
}

const ADDRESSES: Partial<Record<Dictionary, string>> = { categories: '/produkty/', topics: '/blog/kategorie/' }

export const DICTIONARY = {
  title: 'Číselníky',
  tabs: {
    ...{ categories: 'Kategorie', brands: 'Značky', ingredients: 'Suroviny' },
    ...{ authors: 'Autoři blogu', topics: 'Témata blogu' },
  },
  lists: LISTS,
  find: 'Hledat v seznamu',
  nothingFound: 'Nic takového v seznamu není.',
  none: 'Seznam je zatím prázdný.',
  columns: { name: 'Název', uses: 'Kde je', order: 'Pořadí', traits: 'Poznámka' },
  uses: (
    dictionary: Dictionary,
    { goods, children, rules, dogs }: Record<'goods' | 'children' | 'rules' | 'dogs', number>,
  ) =>
    [
      ...(goods ? [counted(goods, LISTS[dictionary].goods)] : []),
      ...(children ? [counted(children, CHILDREN)] : []),
      ...(rules ? [counted(rules, RULES)] : []),
      ...(dogs ? [counted(dogs, DOGS)] : []),
    ].join(', ') || 'nikde',
  address: (dictionary: Dictionary, code: string) => (ADDRESSES[dictionary] ?? '') + code,
  askedFor: 'jméno v obchodě napevno',
  allergen: (name: string) => `alergen ${name}`,
  without: (name: string) => `bez ${name}`,
  claims: (count: number) => `k posouzení: ${count}`,
  change: 'Upravit',
  changeOf: (name: string) => `Upravit: ${name}`,
  save: 'Uložit',
  saved: (name: string) => `${name}: uloženo. Obchod se podle toho řídí hned.`,
  removed: (name: string) => `${name}: odebráno.`,
  ordered: 'Pořadí je uložené.',
  history: 'Historie',
  form: {
    name: 'Název',
    slug: 'Adresa za /produkty/',
    topicSlug: 'Adresa za /blog/kategorie/',
    description: 'Úvod nad články',
    parentId: 'Leží pod',
    root: 'nahoře, pod ničím',
    intro: 'Úvod nad zbožím',
    body: 'Text pod zbožím (Markdown)',
    seoTitle: 'Titulek pro vyhledávače',
    seoDescription: 'Popis pro vyhledávače',
    withoutName: 'Ve větě „krmivo bez …“',
    withoutHint: 'Třeba „kuřete“. Prázdné: zákazník ji vynechat nemůže.',
    isAnimal: 'Živočišná surovina',
    allergen: 'Jako alergen se jmenuje',
    allergenHint: 'Třeba „kuřecí“. Platí i pro všechno, co leží pod ní. Prázdné: není alergen.',
    bio: 'O autorovi',
    askedFor: 'Na tuhle adresu se odkazuje sám obchod, proto zůstává.',
  },
  fields: {
    name: 'Název',
    slug: 'Adresa',
    code: 'Kód',
    path: 'Celá adresa',
    depth: 'Úroveň',
    position: 'Pořadí',
    parent_id: 'Leží pod',
    intro: 'Úvod',
    body: 'Text',
    seo_title: 'Titulek pro vyhledávače',
    seo_description: 'Popis pro vyhledávače',
    without_name: 'Bez čeho',
    is_animal: 'Živočišná',
    bio: 'O autorovi',
    description: 'Úvod nad články',
  },
  refused: 'Uložit to nejde. Zkontrolujte, co jste napsali.',
  refusals: {
    name_taken: 'Tenhle název nebo adresa už patří něčemu jinému.',
    choice_unknown: 'Sem to zařadit nejde: místo zmizelo, nebo leží pod tím, co přesouváte.',
    choice_used: 'Používá se to: zbožím, pravidlem, psem nebo samotným obchodem. Tohle změnit nejde.',
    version_conflict: 'Mezitím to někdo změnil. Otevřete to znovu a zkuste to ještě jednou.',
    invalid_input: 'Vyplňte název. Adresa smí mít jen malá písmena bez háčků, číslice a pomlčky.',
    forbidden: 'Na tohle nemáte oprávnění.',
  } as Readonly<Record<string, string>>,
} as const

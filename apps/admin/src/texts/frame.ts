import type { StaffRole } from '@shop/contract/staff/staff-rights'

export const ROLES: Record<StaffRole, string> = {
  staff_support: 'péče o zákazníky',
  staff_warehouse: 'sklad',
  staff_content: 'obsah',
  staff_accounting: 'účetnictví',
  staff_admin: 'správa',
}

export const FRAME = {
  tab: (title: string) => `${title} · Čenich zázemí`,
  skip: 'Přeskočit na obsah',
  menu: 'Hlavní nabídka',
  brand: 'Čenich',
  home: 'Čenich zázemí',
  office: 'zázemí',
  groups: { work: 'Vyřídit', people: 'Lidé', offer: 'Nabídka', running: 'Provoz' },
  find: 'Objednávka, telefon, VS, EAN…',
  findTitle: 'Najít nebo udělat',
  keyNames: { Space: 'Mezerník' } as Record<string, string>,
  allKeys: 'všechny klávesy',
  allKeysTitle: 'Klávesy této obrazovky',
  go: (title: string) => `Přejít: ${title}`,
  signOut: 'Odhlásit se',
  toDark: 'Tmavý vzhled',
  toLight: 'Světlý vzhled',
  forbiddenTitle: 'Tuhle obrazovku neotevřete',
  forbidden: (who: string) => `Otevírá ji: ${who}. Potřebujete-li ji k práci, řekněte majiteli obchodu.`,
  missingTitle: 'Taková obrazovka tu není',
  missing: 'Adresa je možná stará. Najděte, co hledáte, klávesou Ctrl K.',
  brokenTitle: 'Obrazovka se rozbila',
  broken: 'Zkuste ji načíst znovu. Když to nepomůže, řekněte to správě.',
} as const

export const LOCK = {
  title: 'Zamčeno',
  sentence: 'Práce zůstala, jak byla. Odemkněte heslem a kódem.',
  unlock: 'Odemknout',
  other: 'Přihlásit někoho jiného',
  wrongPerson: 'Tuhle obrazovku zamkl někdo jiný. Přihlaste se jako nový člověk, rozdělaná práce se tím zavře.',
} as const

export const PROOF = {
  title: 'Ještě jednou kód',
  sentence: 'Peníze a osobní údaje chtějí kód z aplikace ne starší než deset minut.',
  code: 'Šestimístný kód z aplikace',
  confirm: 'Potvrdit',
  wrong: 'Kód nesedí. Počkejte na další a zkuste to znovu.',
} as const

export const FIND = {
  title: 'Najít nebo udělat',
  placeholder: 'Číslo objednávky, jméno, telefon, VS, EAN, zásilka…',
  nothing: 'Nic takového tu není.',
  type: 'Pište. Stačí konec čísla objednávky nebo telefonu.',
  go: 'Přejít na',
  kinds: {
    order: 'Objednávky',
    customer: 'Zákazníci',
    parcel: 'Zásilky',
    document: 'Doklady',
    product: 'Zboží',
    variant: 'Zboží',
    payment: 'Platby',
    movement: 'Pohyby na účtu',
    plan: 'Pravidelné doručení',
    ticket: 'Zprávy',
  } as Record<string, string>,
  other: 'Ostatní',
  choose: 'vybrat',
  open: 'otevřít',
} as const

import { pluralForm } from '@shop/czech/plural'
import type { WordingRefusal } from '@shop/domain/content/wording'

const people = (count: number) =>
  `${count.toLocaleString('cs-CZ')} ${pluralForm(count, { one: 'člověk', few: 'lidé', many: 'člověka', other: 'lidí' })}`

export const CONTENT = {
  title: 'Obsah',
  tabs: {
    pages: 'Právní stránky',
    articles: 'Blog',
    faq: 'Časté dotazy',
    home: 'Úvodní strana',
    sections: 'Stránky',
    menus: 'Menu',
    landings: 'Vstupní stránky',
    campaigns: 'Kampaně',
    redirects: 'Přesměrování',
  },
} as const

export const WORDINGS = {
  sentence: 'Každé vyhlášené znění zůstává navždy: na webu, v PDF a u objednávek, které podle něj vznikly.',
  caption: 'Stránky se zněními',
  columns: { page: 'Stránka', current: 'Platí', coming: 'Vyhlášeno', draft: 'Koncept', count: 'Znění' },
  since: (version: string, day: string) => `${version}, od ${day}`,
  draft: 'rozepsaný',
  nothing: '–',
} as const

export const WORDING = {
  unknown: 'Taková stránka tu není.',
  onWeb: 'na webu',
  fields: {
    effectiveFrom: 'Účinné od',
    title: 'Nadpis',
    perex: 'Úvod',
    body: 'Text (Markdown)',
    seoTitle: 'Titulek pro vyhledávače',
    seoDescription: 'Popis pro vyhledávače',
  },
  bodyHint: 'Fakta se píšou jednou: {{company.ico}}, {{page.version}}, {{page.effectiveFrom}} doplní stránka i PDF.',
  form: 'Nové znění',
  label: (version: string) => `bude se jmenovat ${version}`,
  save: 'Uložit koncept',
  saved: 'Koncept je uložený. Na webu ho nikdo nevidí.',
  unsaved: 'neuložené změny',
  noDraft: 'žádný koncept',
  hasDraft: 'koncept uložen',
  saveFirst: 'Nejdřív uložte koncept.',
  preview: 'Náhled v obchodě',
  publish: 'Vyhlásit…',
  publishNow: 'Vyhlásit znění',
  onlyAdmin: 'Vyhlašuje správce.',
  difference: 'Rozdíl proti poslednímu vyhlášenému znění',
  noDifference: 'Text je stejný, není co vyhlásit.',
  first: 'Stránka ještě žádné znění nemá, všechno je nové.',
  wordings: 'Všechna znění',
  wording: (version: string, day: string) => `Znění ${version}, účinné od ${day}`,
  states: { past: 'už neplatí', current: 'platí', coming: 'teprve začne platit' },
  file: (version: string) => `PDF znění ${version}`,
  told: (count: number, isFinished: boolean) =>
    isFinished ? `oznámení: ${people(count)}` : `oznámení se rozesílá, zatím ${people(count)}`,
  notTold: 'bez oznámení',
  history: 'Historie konceptu',
  dialog: {
    title: 'Vyhlásit znění',
    sentence: (title: string, version: string, day: string) =>
      `${title}, znění ${version}, začne platit ${day}. Na webu se hned objeví jako vyhlášené, PDF se uloží do archivu. Objednávky z dřívějška si nechají svoje znění.`,
    noWayBack: 'Vyhlášené znění už nejde změnit ani stáhnout, jen nahradit dalším.',
    notify: (count: number) => `Poslat oznámení e-mailem (${people(count)})`,
    notifyHint: 'Kdo má účet, běžící pravidelné doručení nebo objednávku na cestě. Každý dostane jeden e-mail.',
    promised: (days: number) => `Stránka slibuje oznámení e-mailem aspoň ${days} dní předem.`,
    soon: (days: number, asked: number) =>
      `Do účinnosti zbývá dní: ${days}. Kdo má pravidelné doručení, má mít na rozmyšlenou aspoň ${asked}.`,
    reason: 'Proč (zůstane v historii)',
  },
  published: (version: string, day: string) => `Znění ${version} je vyhlášené a začne platit ${day}.`,
  disputed: (by: string) => `Mezitím je uložený jiný text (${by}). U každého pole vyberte, co platí.`,
  settleFirst: 'Nejdřív u každého sporného pole vyberte, co platí. Pak uložte.',
  merged: 'Kolega mezitím uložil jiná pole, obě úpravy jsou teď pohromadě. Uložte je znovu.',
  colleague: 'kolega',
  mine: 'Já',
  take: 'Nechat tohle',
  failed: 'Nepovedlo se to. Zkuste to znovu.',
  faster: 'Koncept mezitím někdo změnil. Stránka se načetla znovu, zkontrolujte ji a vyhlaste.',
} as const

export const WORDING_REFUSALS: Readonly<Record<string, string>> = {
  empty: 'Znění bez nadpisu nebo bez textu vyhlásit nejde.',
  same_text: 'Text je stejný jako u posledního vyhlášeného znění.',
  day_over: 'Den účinnosti už minul. Zvolte dnešek nebo pozdější den.',
  notice_missing: 'Stránka sama slibuje, že změnu oznámíme e-mailem. Zaškrtněte oznámení.',
  notice_late: 'Do dne účinnosti zbývá méně dní, než kolik stránka slibuje. Zvolte pozdější den.',
  day_taken: 'K tomu dni nebo po něm už je vyhlášené jiné znění. Zvolte pozdější den.',
  facts_missing: 'Text odkazuje na údaje, které nikdo nevyplnil, a v archivu by tak zůstal navždy. Chybí:',
} satisfies Record<WordingRefusal, string>

export const WORDING_COLUMNS = {
  effective_from: 'Účinné od',
  title: 'Nadpis',
  perex: 'Úvod',
  body: 'Text',
  version: 'Znění',
  seo_title: 'Titulek pro vyhledávače',
  seo_description: 'Popis pro vyhledávače',
  published_at: 'Vyhlášeno',
} as const

import { formatPrice } from '@shop/czech/format-price'
import type { CaseEffect, CaseKind, CaseOutcome, CaseProblem, CaseWish } from '@shop/domain/case/case-state'
import type { Verdict } from '@shop/domain/case/check-decision'

export const FORMS: Readonly<Record<CaseKind, string>> = {
  withdrawal: 'formulář pro odstoupení od smlouvy',
  complaint: 'formulář reklamace',
  guarantee: 'formulář slibu Nechutná? Vrátíme peníze',
}

export const KINDS: Readonly<Record<CaseKind, { name: string; whose: string }>> = {
  withdrawal: { name: 'Odstoupení', whose: 'odstoupení' },
  complaint: { name: 'Reklamace', whose: 'reklamace' },
  guarantee: { name: 'Žádost', whose: 'žádosti' },
}

export const WISHES: Readonly<Record<CaseWish, string>> = {
  refund: 'vrácení peněz',
  credits: 'kredity na další nákup',
  replacement: 'výměna za nové zboží',
  discount: 'přiměřená sleva',
}

export const PROBLEMS: Readonly<Record<CaseProblem, string>> = {
  packaging: 'poškozený obal',
  smell: 'zapáchá nebo vypadá jinak',
  foreign_body: 'je v něm něco, co tam být nemá',
  wrong_goods: 'přišlo něco jiného',
  missing: 'něco chybí',
  other: 'jiná vada',
}

const OUTCOMES: Readonly<Record<CaseOutcome, string>> = {
  refund: 'vrátíme peníze',
  credits: 'připsali jsme kredity',
  replacement: 'pošleme náhradu',
  discount: 'dáme slevu z ceny',
  refuse: 'neuznáváme',
}

/** What becomes of a line. The amount is a discount given, or what is taken off money that goes back: never the money itself. */
export function tellOutcome(outcome: CaseOutcome, amount: number): string {
  if (amount === 0) return OUTCOMES[outcome]
  return `${OUTCOMES[outcome]}, ${outcome === 'refund' ? 'snížení hodnoty ' : ''}${formatPrice(amount)}`
}

/** What the title of a decision says. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  accept: 'Uznáno',
  accept_in_part: 'Uznáno zčásti',
  reject: 'Zamítnuto',
}

/** Whoever does not agree learns where to turn (§ 14 of the Consumer Protection Act). */
export const ADR =
  'Nesouhlasíte? Napište nám, nebo se obraťte na Českou obchodní inspekci, která řeší spory mimosoudně: https://coi.gov.cz/informace-o-adr/. Návrh lze podat do jednoho roku od chvíle, kdy jste právo uplatnili poprvé.'

/** What the goods that come late bring: money after a withdrawal, of what nobody has judged yet only that somebody will. */
const REOPENED: Readonly<Record<CaseKind, string>> = {
  withdrawal: 'peníze vrátíme',
  complaint: 'reklamaci posoudíme',
  guarantee: 'žádost posoudíme',
}

type NewsEffect = Exclude<CaseEffect, 'mail_decision'>

export const NEWS: Readonly<Record<NewsEffect, { title: string; text: string }>> = {
  mail_how_to_send: {
    title: 'Pošlete nám prosím zboží',
    text: 'Abychom mohli rozhodnout, potřebujeme zboží vidět.',
  },
  mail_no_return: {
    title: 'Zboží posílat nemusíte',
    text: 'K vyřízení nám stačí, co už máme. Zboží zpět neposílejte.',
  },
  mail_arrived: { title: 'Zboží dorazilo', text: 'Zboží je u nás. Prohlédneme ho a dáme vědět, jak jsme rozhodli.' },
  mail_reminder: {
    title: 'Zboží k nám zatím nedorazilo',
    text: 'Na zboží čekáme už 14 dní a zatím k nám nedorazilo. Pokud jste ho už odeslali, pošlete nám doklad o odeslání. Stačí odpovědět na tuto zprávu.',
  },
  mail_given_up: {
    title: 'Podání jsme zatím uzavřeli',
    text: 'Zboží nedorazilo ani do 30 dnů, proto jsme podání uzavřeli. Jakmile zboží nebo doklad o odeslání dorazí, hned ho otevřeme znovu',
  },
  mail_order_ended: {
    title: 'Objednávka je zrušená, podání tím končí',
    text: 'Objednávku jsme zrušili. Co jste za ni zaplatili, vracíme celé, podání proto uzavíráme.',
  },
  mail_cancelled: {
    title: 'Podání jste vzali zpět',
    text: 'Potvrzujeme, že jste podání vzali zpět. Na objednávce se nic nemění.',
  },
}

/** Instead of asking for goods that their customer does not have. */
export const PARCEL_TITLE = 'Balík se vrátí k nám'

export function tellNews(effect: NewsEffect, kind: CaseKind): string {
  const { text } = NEWS[effect]
  return effect === 'mail_given_up' ? `${text} a ${REOPENED[kind]}.` : text
}

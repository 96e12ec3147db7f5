import type { CaseView } from '@shop/contract/case/case'
import { formatDate, formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type {
  CaseChannel,
  CaseEnd,
  CaseKind,
  CaseOutcome,
  CaseProblem,
  CaseState,
  CaseWish,
} from '@shop/domain/case/case-state'

/** One case for whoever has its link: what was sent, where it stands and what comes next. */
export const caseTexts = {
  ...typeset({
    title: 'Vrácení a reklamace | Čenich',
    description: 'Stav odstoupení, reklamace nebo žádosti o vrácení peněz.',
    received: 'Datum a čas přijetí',
    receipt: 'Stáhnout potvrzení (PDF)',
    protocol: 'Stáhnout protokol (PDF)',
    about: 'O co jde',
    order: 'Objednávka',
    wish: 'Přejete si',
    problem: 'Co se stalo',
    words: 'Vašimi slovy',
    toldUs: 'Co jste nám sdělili',
    sentOn: 'Datum odeslání',
    cameOn: 'Datum přijetí',
    files: 'Přílohy',
    decision: 'Rozhodnutí',
    reason: 'Důvod',
    thread: 'Zprávy k případu',
    threadText: 'Chcete něco dodat nebo přiložit fotku? Napište to sem, nic se neztratí.',
    send: 'Jak zboží pošlete',
    parcelWay: 'Balík je ještě na cestě',
    parcelBack: 'Balík se k nám vrací',
    parcelNotTaken: 'Přebírat ho nemusíte, sám se vrátí k nám. Kdybyste ho přece převzali, pošlete nám ho.',
    parcelComes: 'Nic nám neposílejte. Jakmile dorazí, rozhodneme a dáme vědět.',
    sendBox: 'Zabalte do pevné krabice, původní není nutná.',
    sendProof: 'Doklad o podání si nechte, stačí fotka.',
    code: 'Kód pro Zásilkovnu',
    codeHow: 'Řekněte ho na kterémkoli výdejním místě Zásilkovny. Nic netisknete a cestu platíme my.',
    codeWaits: 'Kód od Zásilkovny ještě nemáme. Pošleme ho e-mailem a objeví se i tady.',
    codeElse: 'Poslat zboží můžete i po svém.',
    sendCost: 'Cestu k nám platíte vy, dopravce si vyberete sami.',
    cancel: 'Rozmysleli jste si to?',
    cancelYes: 'Ano, vzít zpět',
    way: 'Jak to jde',
    byRule: 'Všechna pravidla sedí, rozhodli jsme hned.',
    expected: 'Předběžně vrátíme',
    refunded: 'Vracíme',
    account: 'Kam máme peníze poslat?',
    accountWhy: 'Platili jste v hotovosti, takže neznáme váš účet. Napište ho sem a peníze pošleme převodem.',
    accountField: 'Číslo účtu',
    accountHint: 'Například 123456789/0800 nebo český IBAN.',
    accountSend: 'Uložit účet',
    disagree: 'Nesouhlasíte? Napište nám',
    inThread: 'do zpráv k případu',
    byContact: 'přes stránku Kontakt',
    elsewhere:
      'Spor můžete také předat České obchodní inspekci, která je orgánem mimosoudního řešení spotřebitelských sporů.',
    coi: 'Česká obchodní inspekce, mimosoudní řešení sporů',
    goneHeading: 'Tenhle odkaz nic neotevře',
    goneText: 'Odkaz je neúplný, nebo přestal platit. Zkopírujte ho z e-mailu celý, nebo si nechte poslat nový.',
    contact: 'Napsat nám',
    newLink: 'Najít objednávku',
    unchanged: 'Tohle už změnit nejde, případ se mezitím posunul dál.',
  }),
  kinds: typeset({
    withdrawal: 'Odstoupení od smlouvy',
    complaint: 'Reklamace',
    guarantee: 'Nechutná? Vrátíme peníze',
  } satisfies Record<CaseKind, string>),
  acceptedHeads: typeset({
    withdrawal: 'Přijato. Smlouva v této části končí.',
    complaint: 'Máme to. Čenicháme.',
    guarantee: 'Máme to. Čenicháme.',
  } satisfies Record<CaseKind, string>),
  cancelNames: typeset({
    withdrawal: 'Zrušit odstoupení',
    complaint: 'Vzít reklamaci zpět',
    guarantee: 'Vzít žádost zpět',
  } satisfies Record<CaseKind, string>),
  cancelTexts: typeset({
    withdrawal: 'Objednávka bude platit dál a zboží si necháte. Dokud lhůta běží, můžete odstoupit znovu.',
    complaint: 'Případ uzavřeme. Reklamovat můžete znovu, dokud běží lhůta.',
    guarantee: 'Žádost uzavřeme a nic nevrátíme.',
  } satisfies Record<CaseKind, string>),
  states: typeset({
    notified: 'Přijato',
    awaiting_goods: 'Čekáme na zboží',
    reminded: 'Čekáme na zboží',
    no_return: 'Zboží zpět nechceme',
    received: 'Zboží dorazilo',
    assessed: 'Posouzeno',
    accepted: 'Uznáno',
    partly_accepted: 'Uznáno zčásti',
    rejected: 'Zamítnuto',
    refunded: 'Peníze vráceny',
    replaced: 'Poslali jsme náhradu',
    closed: 'Uzavřeno',
    closed_without_goods: 'Uzavřeno, zboží nedorazilo',
    cancelled: 'Ukončeno',
  } satisfies Record<CaseState, string>),
  ends: typeset({
    taken_back: { heading: 'Vzato zpět', text: 'Podání jste vzali zpět. Nic dalšího se s ním neděje.' },
    order_ended: {
      heading: 'Objednávka je zrušená',
      text: 'Podání skončilo spolu s objednávkou. Co jste za ni zaplatili, vracíme celé.',
    },
    lines_cut: {
      heading: 'Hotovo. Zbytek posíláme.',
      text: 'Odstoupení jsme přijali, zboží jsme z objednávky vyjmuli a nic neposílejte. Co jste za něj zaplatili, vracíme.',
    },
  } satisfies Record<CaseEnd, { heading: string; text: string }>),
  wishes: typeset({
    refund: 'Vrácení peněz',
    credits: 'Vrácení do kreditů',
    replacement: 'Nový kus',
    discount: 'Přiměřená sleva',
  } satisfies Record<CaseWish, string>),
  problems: typeset({
    packaging: 'Poškozený obal',
    smell: 'Zapáchá nebo vypadá jinak',
    foreign_body: 'Něco v něm je',
    wrong_goods: 'Přišlo něco jiného',
    missing: 'Něco chybí',
    other: 'Jiné',
  } satisfies Record<CaseProblem, string>),
  outcomes: typeset({
    refund: 'Vracíme peníze',
    credits: 'Vracíme do kreditů',
    replacement: 'Posíláme náhradu',
    discount: 'Dáváme slevu',
    refuse: 'Neuznáváme',
  } satisfies Record<CaseOutcome, string>),
  channels: typeset({
    form: 'formulářem',
    phone: 'telefonicky',
    email: 'e-mailem',
    letter: 'dopisem',
    in_person: 'osobně',
  } satisfies Record<CaseChannel, string>),
  at: (moment: string) => formatMoment(toPragueTime(new Date(moment))),
  /** To the second: it decides about days of law. */
  stamp: (moment: string) => {
    const seconds = String(new Date(moment).getUTCSeconds()).padStart(2, '0')
    return `${formatMoment(toPragueTime(new Date(moment)))}:${seconds}`
  },
  /** What we wrote down for the customer: the day it came, and how. */
  came: (day: string, how: string) => `${formatDate(day)} ${how}`,
  number: (number: string) => `Číslo podání ${number}.`,
  confirmedTo: (email: string) => `Potvrzení s\u00a0celým zněním jsme poslali na ${email}.`,
  decideBy: (day: string) => `Rozhodneme nejpozději ${formatDate(day)}`,
  refundBy: (day: string, isAwaited: boolean) =>
    `Peníze odejdou nejpozději ${formatDate(day)}${isAwaited ? ', pokud do té doby dorazí zboží nebo doklad o\u00a0odeslání' : ''}`,
  sendBy: (day: string) => `Zboží pošlete do ${formatDate(day)}, stačí podat poslední den.`,
  sendTo: (address: string, number: string) => `Adresa: ${address}. Na krabici napište ${number}.`,
  pieces: (pieces: number) => `${pieces}\u00a0ks`,
  goods: (first: string, others: number) =>
    others === 0
      ? first
      : `${first} a\u00a0${pluralForm(others, { one: 'ještě jedna věc', few: `další ${others}\u00a0věci`, many: `další ${others}\u00a0věci`, other: `dalších ${others}\u00a0věcí` })}`,
  lowered: (halere: number) => `sníženo o\u00a0${formatPrice(halere)}`,
  credits: (credits: number) => `${credits}\u00a0kreditů na váš účet`,
  replacement: (number: string) => `Náhradu posíláme objednávkou ${number}.`,
  money: ({ amount, way, isDone }: NonNullable<CaseView['refund']>) =>
    `${formatPrice(amount)} ${way === 'transfer' ? 'na váš účet' : 'stejnou cestou, jakou přišly'}${isDone ? ', už odešly' : ''}`,
  file: (name: string) => `Otevřít přílohu ${name}`,
}

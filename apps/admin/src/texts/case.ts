import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { pluralForm } from '@shop/czech/plural'
import type { CaseDoubt } from '@shop/domain/case/case-doubts'
import type {
  CaseChannel,
  CaseEvent,
  CaseKind,
  CaseProblem,
  CaseState,
  CaseWish,
  GoodsCondition,
} from '@shop/domain/case/case-state'

const days = (count: number) => `${count} ${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`

export const CASE_KINDS: Record<CaseKind, string> = {
  withdrawal: 'Odstoupení',
  complaint: 'Reklamace',
  guarantee: 'Nechutná?',
}

export const CASE_STATES: Record<CaseState, string> = {
  notified: 'nový',
  awaiting_goods: 'čeká na zboží',
  reminded: 'zboží připomenuto',
  no_return: 'zboží se nevrací',
  received: 'zboží dorazilo',
  assessed: 'posuzuje se',
  accepted: 'uznáno',
  partly_accepted: 'uznáno zčásti',
  rejected: 'zamítnuto',
  refunded: 'peníze vráceny',
  replaced: 'náhrada odeslána',
  closed: 'uzavřeno',
  closed_without_goods: 'uzavřeno, zboží nedorazilo',
  cancelled: 'ukončeno',
}

export const CASE_EVENTS: Record<CaseEvent | 'submitted', string> = {
  submitted: 'Podáno',
  ask_for_goods: 'Zákazník má poslat zboží',
  waive_return: 'Zboží se nemusí vracet',
  goods_arrived: 'Zboží dorazilo',
  remind: 'Připomenuto poslání zboží',
  give_up: 'Zboží nedorazilo, uzavřeno',
  assess: 'Někdo se tomu věnuje',
  accept: 'Uznáno',
  accept_in_part: 'Uznáno zčásti',
  reject: 'Zamítnuto',
  money_sent: 'Peníze vráceny',
  replacement_sent: 'Náhrada odeslána',
  close: 'Uzavřeno',
  cancel: 'Zákazník to vzal zpět',
  order_ended: 'Skončilo se zrušenou objednávkou',
  lines_cut: 'Zboží vyjmuto z objednávky',
}

export const CHANNELS: Record<CaseChannel, string> = {
  form: 'formulář',
  phone: 'telefon',
  email: 'e-mail',
  letter: 'dopis',
  in_person: 'osobně',
}

export const CONDITIONS: Record<GoodsCondition, string> = {
  unopened: 'neotevřené',
  opened: 'otevřené',
  damaged: 'poškozené',
  unknown: 'neuvedeno',
}

export const WISHES: Record<CaseWish, string> = {
  refund: 'vrátit peníze',
  credits: 'kredity na další nákup',
  replacement: 'nový kus',
  discount: 'sleva z ceny',
}

export const PROBLEMS: Record<CaseProblem, string> = {
  packaging: 'Poškozený obal',
  smell: 'Zapáchá nebo vypadá jinak',
  foreign_body: 'Je v něm něco, co tam být nemá',
  wrong_goods: 'Přišlo něco jiného',
  missing: 'Něco chybí',
  other: 'Jiná vada',
}

const DOUBTS: Record<CaseDoubt, string> = {
  not_delivered: 'ještě nedoručeno',
  late: 'po lhůtě',
  company: 'koupeno na firmu',
  opened: 'otevřené',
  gift: 'dárek',
  asked_before: 'už se o něj někdo hlásil',
  not_food: 'není krmivo',
  not_first: 'není to první balení',
  several: 'víc kusů',
  no_photo: 'bez fotky',
  over_limit: 'přes 2 000 Kč',
  often: 'víc než tři žádosti za rok',
  same_address: 'ze stejného telefonu nebo adresy už někdo žádal',
}

export const CASES = {
  title: 'Případy',
  views: { open: 'K rozhodnutí', goods: 'Čeká na zboží', running: 'Vyřizuje se', all: 'Všechny' },
  columns: {
    number: 'Číslo',
    kind: 'Druh',
    state: 'Stav',
    clock: 'Zbývá',
    until: 'Rozhodnout do',
    goods: 'Zboží',
    order: 'Objednávka',
    amount: 'Částka',
  },
  shown: (count: number, isWhole: boolean) => (isWhole ? `${count} zobrazeno` : `prvních ${count}`),
  more: 'Načíst další',
  empty: 'Žádný případ',
  emptySentence: 'V tomhle pohledu teď nic nečeká.',
  number: 'Číslo případu z balíku',
  numberHint: 'například R100061, i čtečkou',
  open: 'Otevřít',
  warehouseTitle: 'Vrácené zboží',
  warehouse: 'Naskenujte nebo opište číslo z krabice. Otevře se případ a zboží v něm přijmete.',
  left: (count: number) => (count < 0 ? `${days(-count)} po lhůtě` : count === 0 ? 'dnes' : days(count)),
  doubts: DOUBTS,
  keys: { row: 'řádek', open: 'otevřít', view: 'pohled', number: 'číslo z balíku' },
} as const

export const CASE = {
  title: (kind: CaseKind, number: string) => `${CASE_KINDS[kind]} ${number}`,
  order: (number: string) => `objednávka ${number}`,
  unknown: 'Takový případ tu není. Zkontrolujte číslo.',
  queue: 'Fronta',
  byClock: 'podle lhůty',
  back: 'zpět na seznam',
  next: 'další případ',
  decideBy: 'Rozhodnout a vyřídit nejpozději',
  decidedOn: 'Rozhodnuto',
  today: 'dnes',
  dayOf: (day: number, all: number) => `den ${day} z ${all}`,
  lead: 'upozorní vedoucí',
  last: (day: number) => `den ${day}`,
  overdue: (kind: CaseKind) =>
    kind === 'complaint'
      ? 'Lhůta 30 dnů uplynula. Zákazník může od smlouvy odstoupit (§ 19 zákona o ochraně spotřebitele).'
      : 'Lhůta 14 dnů uplynula. Rozhodněte hned.',
  waitsForGoods: (day: string | null) =>
    day === null ? 'Teď se čeká na zboží od zákazníka.' : `Teď se čeká na zboží, zákazník ho má odeslat do ${day}.`,
  story: 'Co se stalo',
  submitted: (at: string) => `podáno ${at}`,
  writtenDown: (channel: CaseChannel, day: string, at: string) => `${CHANNELS[channel]} ${day}, zapsáno ${at}`,
  noWords: 'Zákazník vlastními slovy nic nenapsal.',
  problems: PROBLEMS,
  wish: (wish: CaseWish) => `požaduje: ${WISHES[wish]}`,
  claims: (count: number) =>
    `Domácnost má za poslední rok ${count} ${pluralForm(count, { one: 'žádost', few: 'žádosti', many: 'žádosti', other: 'žádostí' })} „Nechutná?“.`,
  thread: 'Napsat zákazníkovi',
  send: 'Odeslat',
  photo: (number: number, name: string) => `Fotka ${number}: ${name}`,
  drawn: 'Fotka se připravuje',
  broken: 'Soubor se nepodařilo přečíst',
  lines: 'Čeho se týká',
  columns: {
    item: 'Položka',
    bought: 'Koupeno',
    asked: 'Žádá',
    paid: 'Zaplaceno',
    condition: 'Stav podle zákazníka',
    arrived: 'Dorazilo',
  },
  pieces: (count: number) => `${count} ks`,
  notArrived: 'zatím ne',
  arrived: (count: number, condition: GoodsCondition | null, batch: string | null) =>
    [`${count} ks`, condition && condition !== 'unknown' ? CONDITIONS[condition] : '', batch ? `šarže ${batch}` : '']
      .filter(Boolean)
      .join(', '),
  expected: 'Zákazník čeká',
  history: 'Historie',
  by: { anonymous: 'zákazník', customer: 'zákazník', staff: 'obchod', system: 'systém' } as Record<string, string>,
  moves: {
    receive: 'Přijmout zboží',
    ask: 'Chci zboží vidět',
    waive: 'Zboží nevracet',
    assess: 'Převzít k posouzení',
  },
  asking: {
    ask: {
      sentence: 'Zákazník dostane e-mail, ať zboží pošle, s vaším důvodem. Poštovné u reklamace vracíme.',
      submit: 'Požádat o zboží',
    },
    waive: {
      sentence: 'Zákazník dostane e-mail, že zboží posílat nemusí, s vaším důvodem. Pak se dá hned rozhodnout.',
      submit: 'Zboží nevracet',
    },
    assess: { sentence: 'Zákazník žádný e-mail nedostane. Důvod zůstane v historii.', submit: 'Převzít' },
  },
  receiveSentence:
    'Spočítejte, co opravdu dorazilo, i s dřívějšími balíky. Zákazník dostane jeden e-mail, že zboží dorazilo.',
  receiveLateSentence:
    'O případu je rozhodnuto. Spočítejte, co opravdu dorazilo, i s dřívějšími balíky. Co přišlo navíc, bude čekat v úkolech. E-mail neodejde.',
  receivedPieces: (name: string) => `Kolik kusů dorazilo: ${name}`,
  receivedCondition: (name: string) => `V jakém stavu: ${name}`,
  receivedBatch: (name: string) => `Šarže: ${name}`,
  batch: 'šarže',
  receive: 'Zboží dorazilo',
  done: { receive: 'Zboží je přijaté.', move: 'Hotovo.' },
  keys: { thread: 'napsat' },
} as const

export const DECIDED = {
  title: 'Rozhodnutí',
  byRule: 'Rozhodlo pravidlo, všechno sedělo.',
  none: 'Rozhodnout zatím nejde: čeká se na zboží. Přijměte ho, nebo ho nechte zákazníkovi.',
  over: 'Případ skončil bez rozhodnutí.',
  warehouse: 'Rozhoduje péče o zákazníky nebo správa.',
  money: 'Peníze',
  moneyState: ({ isDone }: NonNullable<StaffCaseView['refund']>) => (isDone ? 'vráceno' : 'vrací se'),
  credits: 'Kredity',
  replacement: 'Náhrada',
  note: 'Poznámka',
} as const

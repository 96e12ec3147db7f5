import { pluralForm } from '@shop/czech/plural'

const ROWS = { one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' }
const DAYS = { one: 'den', few: 'dny', many: 'dne', other: 'dní' }
const ORDERS = { one: 'objednávka', few: 'objednávky', many: 'objednávky', other: 'objednávek' }
const DOCUMENTS = { one: 'doklad', few: 'doklady', many: 'dokladu', other: 'dokladů' }

export const PAYMENT = {
  title: 'Platby',
  tabsLabel: 'Fronty plateb',
  tabs: {
    movements: 'K přiřazení',
    refunds: 'Vratky',
    cash: 'Dobírky',
    receivables: 'Po splatnosti',
    documents: 'Doklady a export',
    vouchers: 'Poukazy',
  },
  rows: (count: number) => `${count} ${pluralForm(count, ROWS)}`,
  days: (count: number) => `${count} ${pluralForm(count, DAYS)}`,
  sum: 'součet',
  more: 'Načíst další',
  refresh: 'Obnovit',
  order: 'Objednávka',
  customer: 'Zákazník',
  amount: 'Částka',
  select: 'Vybrat',
  selectRow: (number: string) => `Vybrat objednávku ${number}`,
  keys: { row: 'řádek', choose: 'vybrat objednávku', confirm: 'potvrdit', tab: 'záložka', open: 'otevřít' },
  refused: 'Nepodařilo se to. Zkuste to znovu.',
  refusals: {
    movement_taken: 'Tenhle pohyb už mezitím někdo přiřadil. Načetli jsme seznam znovu.',
    movement_amount_missing: 'Napište, kolik je to v korunách: kurz z výpisu neznáme.',
    order_state: 'Objednávka je mezitím v jiném stavu a peníze takhle vzít nemůže. Otevřete ji a podívejte se proč.',
    refund_refused: 'Tuhle vratku ručně potvrdit nejde: posílá ji brána, nebo už je vyřízená.',
    second_person_needed: 'Účet jste zadali vy. Že peníze odešly, potvrdí někdo jiný.',
    proof_too_old: 'Bez kódu z aplikace to nejde.',
    forbidden: 'Na tohle nemáte právo. Řekněte účtárně nebo správě.',
    invalid_input: 'Období může mít nejvýš rok.',
    not_found: 'Tohle tu už není. Načetli jsme seznam znovu.',
  } as Record<string, string>,
} as const

export const MOVEMENT = {
  caption: 'Pohyby na účtu k přiřazení',
  empty: 'Všechny peníze mají svou objednávku',
  emptySentence: 'Výpis z banky se čte každou minutu. Co stroj nepozná, objeví se tady.',
  day: 'Zaúčtováno',
  symbol: 'VS',
  message: 'Zpráva',
  account: 'Protiúčet',
  reason: 'Proč čeká',
  waits: 'Čeká',
  reasons: {
    cancelled_order: 'objednávka je zrušená',
    unknown_symbol: 'VS nikdo nemá',
    no_symbol: 'bez VS',
    several_orders: 'více objednávek',
    other_currency: 'cizí měna',
    money_left: 'peníze odešly',
    not_expected: 'už je zaplaceno',
    too_little: 'příliš málo',
    payment_does_not_take_it: 'platba ji nepřijala',
  } as Record<string, string>,
  pane: 'Komu peníze patří',
  choose: 'Vyberte pohyb ze seznamu.',
  chooseOrder: 'Vyberte objednávku',
  maybe: 'Nabízíme',
  nobody: 'Podle VS ani podle částky jsme nikoho nenašli. Najděte objednávku číslem.',
  why: {
    symbol: 'souhlasí VS',
    amount: 'souhlasí částka',
    near_symbol: 'VS o překlep',
    near_amount: 'podobná částka',
    number: 'zadané číslo',
  } as Record<string, string>,
  due: (amount: string) => `chybí ${amount}`,
  nothingDue: 'nic nechybí',
  of: (amount: string) => `z ${amount}`,
  otherOrder: 'Jiná objednávka, číslo',
  find: 'Najít',
  notFound: (number: string) => `Objednávka ${number} tu není.`,
  crowns: (currency: string) => `Kolik je to v Kč (z ${currency})`,
  will: {
    paid: (number: string) => `Objednávka ${number} bude zaplacená a půjde dál. Zákazník dostane mail.`,
    under: (number: string, missing: string) =>
      `Objednávce ${number} bude ještě chybět ${missing}. Zákazníkovi to napíšeme.`,
    over: (number: string, surplus: string) =>
      `Objednávka ${number} bude zaplacená a ${surplus} bude přes. Přeplatek vrátí podpora na stránce objednávky.`,
    surplus: (number: string) =>
      `U objednávky ${number} nic nechybí: celá částka bude zapsaná jako přeplatek. Vrátí ho podpora na stránce objednávky.`,
    cancelled: (number: string) =>
      `Objednávka ${number} je zrušená: celá částka jde hned zpátky. Najdete ji ve Vratkách, posílá se z banky.`,
    late: (number: string) =>
      `Platba objednávky ${number} přišla po lhůtě: je-li zboží, půjde objednávka dál, jinak se peníze vrátí. Zákazník dostane mail.`,
    back: (number: string) => `Banka peníze odvolala: objednávce ${number} budou znovu chybět.`,
    other: (number: string) => `Peníze se připíšou objednávce ${number} podle částky v korunách.`,
  },
  assign: (number: string) => `Přiřadit k ${number}`,
  assigned: (number: string) => `Přiřazeno k objednávce ${number}.`,
  onlySee: 'Přiřazuje účtárna nebo správa.',
} as const

export const REFUNDS = {
  caption: 'Vratky',
  empty: 'Nikomu nic nedlužíme',
  emptySentence: 'Žádná vratka teď nečeká. Zákon dává čtrnáct dní.',
  views: { all: 'Všechny', byHand: 'Poslat ručně', gateway: 'Přes bránu', failed: 'Selhaly' },
  way: 'Jak',
  ways: { gateway: 'přes bránu', transfer: 'převodem ručně', voucher: 'na poukaz' } as Record<string, string>,
  state: 'Stav',
  states: { requested: 'čeká', sent: 'odesláno bráně', failed: 'brána odmítla' } as Record<string, string>,
  toSend: 'poslat z banky',
  until: 'Lhůta',
  target: 'Kam poslat',
  noAccount: 'účet neznáme',
  confirm: 'Odesláno z banky',
  confirmTitle: 'Potvrdit odeslání',
  sentence: (amount: string, number: string) =>
    `${amount} k objednávce ${number} odešlo z banky. Zákazník dostane mail a opravný doklad, byla-li faktura. Vzít zpět to nejde.`,
  confirmed: (number: string) => `Vratka k objednávce ${number} je vyřízená.`,
  openOrder: 'otevřít objednávku',
  redirect: 'Poslat převodem…',
  redirectOf: (number: string) => `Poslat převodem ${number}`,
  redirectTitle: 'Poslat na účet místo přes bránu',
  redirectSentence: (amount: string, number: string) =>
    `Brána vrácení odmítla a ${amount} k objednávce ${number} je pořád u nás. Zeptáme se jí ještě jednou; neposílá-li je, cesta přes ni se zavře a peníze půjdou na účet, který sem napíšete. Zákazník dostane mail. Z banky je pošle a potvrdí někdo jiný než vy.`,
  account: 'Účet zákazníka',
  accountHint: 'třeba 19-2000145399/0800 nebo český IBAN; ověřte ho u zákazníka',
  redirectNow: 'Převést na účet',
  redirected: (number: string) => `Vratka k objednávce ${number} čeká na odeslání z banky.`,
  redirectRefusals: {
    not_refused: 'Tahle vratka už na bránu nečeká: mezitím ji někdo poslal znovu nebo převedl.',
    gateway_silent:
      'Brána teď neodpovídá, a dokud neřekne, že peníze neposílá, jinudy je poslat nejde. Zkuste to za chvíli.',
    account_known: 'Účet už známe: mezitím ho někdo doplnil, nebo z něj peníze přišly.',
    not_by_hand: 'Tuhle vratku neposíláme převodem, nebo už je vyřízená.',
    gateway_has_it: 'Brána má vrácení téhle částky přece jen u sebe. Počkejte, jak dopadne.',
  } as Record<string, string>,
  giveAccount: 'Doplnit účet…',
  giveAccountOf: (number: string) => `Doplnit účet ${number}`,
  accountTitle: 'Kam peníze poslat',
  accountSentence: (amount: string, number: string) =>
    `Zákazník platil objednávku ${number} v hotovosti a účet nenapsal. Zjistěte ho u něj a doplňte, ${amount} z banky pošle a potvrdí někdo jiný než vy.`,
  accountSave: 'Uložit účet',
  accountGiven: (number: string) => `Účet pro vratku k objednávce ${number} je doplněný.`,
  accountInvalid: 'Takové číslo účtu neexistuje. Zkontrolujte ho, i s kódem banky.',
  instead: 'místo brány',
} as const

export const CASH = {
  caption: 'Dobírky u dopravců',
  empty: 'Dopravci nám nic nedluží',
  emptySentence: 'Všechny vybrané dobírky dorazily na účet.',
  carrier: 'Dopravce',
  noCarrier: 'osobní odběr',
  delivered: 'Doručeno',
  held: 'U dopravce',
  ages: { on_way: 'na cestě', to_7: 'do 7 dní', to_14: '8–14 dní', over_14: 'přes 14 dní' } as Record<string, string>,
  any: 'Vše doručené',
  settle: 'Peníze dorazily',
  settleTitle: 'Dobírky dorazily na účet',
  sentence: (count: number, amount: string) =>
    `${count} ${pluralForm(count, ORDERS)}, dohromady ${amount}. Platby budou zaplacené.`,
  selected: (count: number) => `Vybráno ${count}`,
  clear: 'zrušit výběr',
  done: (count: number) => `Zapsáno: ${count} ${pluralForm(count, ORDERS)}.`,
  left: (numbers: string) => `Nešlo to u ${numbers}: jejich platba už na dobírku nečeká.`,
} as const

export const RECEIVABLES = {
  caption: 'Neuhrazené faktury',
  empty: 'Všechny faktury jsou zaplacené',
  emptySentence: 'V tomhle stáří teď nikdo nic nedluží.',
  ages: {
    not_due: 'před splatností',
    to_30: '1–30 dní',
    to_60: '31–60 dní',
    to_90: '61–90 dní',
    over_90: 'přes 90 dní',
  } as Record<string, string>,
  all: 'Vše',
  document: 'Faktura',
  due: 'Splatnost',
  late: 'Po splatnosti',
  received: 'Zaplaceno',
  left: 'Zbývá',
  inTime: 'v termínu',
} as const

export const DOCUMENTS_TAB = {
  caption: 'Doklady období',
  empty: 'V tomhle období nic nebylo vystaveno',
  emptySentence: 'Zvolte jiné dny.',
  from: 'Vystaveno od',
  to: 'do',
  thisMonth: 'Tento měsíc',
  lastMonth: 'Minulý měsíc',
  kinds: { invoice: 'Faktury', credit_note: 'Opravné doklady' } as Record<string, string>,
  kind: { invoice: 'faktura', credit_note: 'opravný doklad' } as Record<string, string>,
  number: 'Číslo',
  kindColumn: 'Doklad',
  issued: 'Vystaven',
  taxPoint: 'DUZP',
  due: 'Splatnost',
  base: 'Základ',
  tax: 'DPH',
  gross: 'S DPH',
  rounding: 'Zaokrouhlení',
  payable: 'K úhradě',
  rate: (rate: number) => `Sazba ${rate.toLocaleString('cs-CZ')} %`,
  sums: 'Součty období',
  count: (count: number) => `${count} ${pluralForm(count, DOCUMENTS)}`,
  pdf: (number: string) => `PDF ${number}`,
} as const

export const EXPORT = {
  title: 'Export pro účtárnu',
  sentence: 'Faktury a opravné doklady podle dne vystavení. Uzavřené období dá pokaždé stejný soubor, bajt po bajtu.',
  formats: { pohoda: 'Pohoda XML', isdoc: 'ISDOC zip', csv: 'CSV' },
  onlyAccounting: 'Soubory stahuje účtárna nebo správa.',
  closed: (filename: string, count: number) => `Stahuje se ${filename}: ${count} ${pluralForm(count, DOCUMENTS)}.`,
  open: (filename: string, count: number) =>
    `Stahuje se ${filename}: ${count} ${pluralForm(count, DOCUMENTS)}. Období ještě běží, další doklady přibudou.`,
} as const

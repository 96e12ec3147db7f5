import type { PaymentTerms, ShippingTerms } from '@shop/contract/delivery/delivery-rules'
import { pluralForm } from '@shop/czech/plural'

const PARCELS = { one: 'balík', few: 'balíky', many: 'balíku', other: 'balíků' }

export const DELIVERY = {
  shipping: 'Dopravy',
  payment: 'Platby',
  columns: {
    name: 'Název',
    price: 'Za balík',
    freeFrom: 'Zdarma od',
    weight: 'Balík do',
    cod: 'Dobírka do',
    days: 'Dní na cestě',
    cutOff: 'Dnes odejde do',
    fee: 'Příplatek',
    minimum: 'Nákup aspoň',
    state: 'Stav',
  },
  never: 'nikdy',
  noLimit: 'bez limitu',
  noCod: 'ne',
  shopHour: 'jako obchod',
  active: 'nabízí se',
  inactive: 'vypnuto',
  change: 'Změnit',
  changeOf: (name: string) => `Změnit: ${name}`,
  terms: {
    price: 'Cena za balík, Kč',
    freeFrom: 'Zdarma od, Kč (prázdné: nikdy)',
    maxWeightGrams: 'Nejtěžší balík, kg (prázdné: bez limitu)',
    allowMultiParcel: 'Smí se rozdělit do víc balíků',
    takesCod: 'Jde na dobírku',
    codMaximum: 'Dobírka nejvýš, Kč (prázdné: bez limitu)',
    minDays: 'Nejdřív za kolik pracovních dnů',
    maxDays: 'Nejpozději za kolik pracovních dnů',
    cutOff: 'Dnes odejde do (prázdné: jako obchod)',
    isActive: 'Nabízí se zákazníkům',
    fee: 'Příplatek, Kč',
    minimumOrderNet: 'Nákup aspoň, Kč bez DPH',
  } satisfies Record<keyof ShippingTerms | keyof PaymentTerms, string>,
  perParcel: 'Cena se počítá za každý započatý balík. Zadané objednávky si svoji cenu nechají.',
  reason: 'Důvod změny',
  save: 'Uložit',
  saved: 'Uloženo. Košíky počítají nově hned.',
  history: 'Kdo to kdy změnil',
  invalid: 'Některé pole není vyplněné správně.',
  refused: 'Nepodařilo se to uložit. Zkuste to znovu.',
  refusals: {
    version_conflict: 'Mezitím to změnil někdo jiný. Načetli jsme, co platí; podívejte se a uložte znovu.',
    invalid_input: 'Některé pole není vyplněné správně.',
  } as Readonly<Record<string, string>>,
  reasons: {
    past: 'Minulost měnit nejde. Zvolte dnešek nebo den, který teprve přijde.',
    last: 'Aspoň jedna doprava a jedna platba musí zůstat.',
    days_reversed: 'Nejpozději nemůže být dřív než nejdřív.',
    free_below_price: 'Limit dopravy zdarma je menší než doprava sama. Nechybí tam číslice?',
    promised:
      'Stránky slibují lepší: dopravu zdarma od 1 290 Kč, odeslání objednávek do 12:00 a dobírku za 39 Kč. Nejdřív změňte je.',
    too_many: 'Tolik zavřených dnů najednou nejde.',
  } as Readonly<Record<string, string>>,
} as const

export const CLOSED_DAYS = {
  title: 'Zavřené dny',
  sentence:
    'V tyhle dny nic neodchází a žádný balík na ně neslibujeme: stránky, košíky i pravidelné doručení je přeskočí. Víkendy a státní svátky přeskakují samy.',
  caption: 'Zavřené dny, které přijdou',
  day: 'Den',
  what: 'Proč',
  holiday: 'státní svátek',
  own: 'máme zavřeno',
  none: 'Kromě víkendů a svátků nemáme zavřeno.',
  add: 'Přidat den',
  remove: 'Otevřít',
  removeOf: (day: string) => `Otevřít ${day}`,
  reason: 'Důvod',
  saved: 'Uloženo. Slíbené dny se přepočítaly.',
} as const

export const DELIVERY_PREVIEW = {
  title: 'Co uvidí zákazník',
  sentence: 'Nabídka dopravy pro jeden košík, spočítaná stejně jako v pokladně.',
  weight: 'Váha košíku, kg',
  goods: 'Zboží za, Kč',
  day: 'Den',
  time: 'Hodina',
  caption: 'Nabídka dopravy',
  columns: { name: 'Doprava', price: 'Cena', cod: 'Dobírka', leaves: 'Odejde', arrives: 'Přijde' },
  free: 'zdarma',
  parcels: (count: number) => `${count} ${pluralForm(count, PARCELS)}`,
  no: 'ne',
  plus: (fee: string) => `+ ${fee}`,
  refusals: {
    needs_more_parcels: 'na jeden balík je to moc těžké',
    piece_too_heavy: 'na tuhle dopravu je to moc těžké',
    piece_too_large: 'na tuhle dopravu je to moc velké',
    country_not_served: 'sem nejezdí',
  } as Readonly<Record<string, string>>,
  notOffered: 'nenabídne se',
} as const

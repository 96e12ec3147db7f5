import { formatOnWeekdayDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

interface Shown {
  area: string
  weekday: number | null
  parcels: number
  inTime: number
}

interface Day {
  date: string
  relation: string
}

const NEAR: Record<string, string> = { today: 'dnes', tomorrow: 'zítra', day_after_tomorrow: 'pozítří' }

/** What is being bought, beside every step and after it. */
export const checkoutSummaryTexts = {
  ...typeset({
    label: 'Souhrn objednávky',
    heading: 'Vaše objednávka',
    edit: 'Upravit',
    editLabel: 'Upravit obsah košíku',
    gift: 'Dárek',
    free: 'zdarma',
    subtotal: 'Mezisoučet',
    subtotalNet: 'Mezisoučet bez DPH',
    volume: 'Množstevní sleva',
    credits: 'Kredity',
    discounts: 'Slevy a kredity',
    shipping: 'Doprava',
    payment: 'Platba',
    tax: 'DPH',
    rounding: 'Zaokrouhlení',
    total: 'Celkem s DPH',
    voucher: 'Zaplaceno poukazem',
    voucherRest: 'Zbývá zaplatit',
  }),
  taxBefore: 'z\u00a0toho DPH',
  taxOf: (rate: number, tax: string) => `${rate}\u00a0% ${tax}`,
  pieces: (count: number) => `${formatNumber(count)}\u00a0ks`,
  coupon: (code: string) => `Kód ${code}`,
  offer: (name: string) => `Akce ${name}`,
  withCoupon: (code: string) => `Slevy a\u00a0kredity, kód ${code}`,
  from: (price: string) => `od\u00a0${price}`,
  interval: (weeks: number) =>
    pluralForm(weeks, {
      one: 'Každý týden',
      few: `Každé ${weeks}\u00a0týdny`,
      many: `Každého ${weeks}\u00a0týdne`,
      other: `Každých ${weeks}\u00a0týdnů`,
    }),
  orderBy: ({ relation, date }: Day, time: string) =>
    relation === 'today' ? `Objednejte do\u00a0${time}` : `Objednejte ${formatOnWeekdayDate(date)} do\u00a0${time}`,
  arrives: 'a doručíme',
  arrivesAtPoint: 'a bude připraveno',
  day,
  /** „stihli jsme 96 z posledních 100 zásilek na 612 xx“: what the promised day is read from. */
  record,
  recordSentence: (shown: Shown) => `S${record(shown).slice(1)}.`,
  /** "zítra, v pátek 13. 11.", with the later day when the carrier may need it. */
  days: (earliest: Day, latest: Day) =>
    earliest.date === latest.date ? day(earliest) : `${day(earliest)}, nejpozději ${day(latest)}`,
}

/** The days on which they left; „pátečních zásilek“. */
const OF_DAY = ['pondělních', 'úterních', 'středečních', 'čtvrtečních', 'pátečních', 'sobotních', 'nedělních']

function record({ area, weekday, parcels, inTime }: Shown): string {
  const which = weekday === null ? '' : `${OF_DAY[weekday - 1]} `
  return `stihli jsme ${formatNumber(inTime)}\u00a0z\u00a0posledních ${formatNumber(parcels)} ${which}zásilek na\u00a0${area}\u00a0xx`
}

function day({ date, relation }: Day): string {
  const words = formatOnWeekdayDate(date)
  return NEAR[relation] ? `${NEAR[relation]}, ${words}` : words
}

/** A day of the calendar as a moment that is on it in every zone we print. */

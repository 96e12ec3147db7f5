import { formatDate, formatDayAndMonth } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { Age } from '@shop/domain/company/age-debts'

const invoicesOf = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count, { one: 'faktura', few: 'faktury', many: 'faktury', other: 'faktur' })}`
const daysOf = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`

const MONTHS = 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec'.split(' ')

const AGE_NAMES: Record<Age, string> = {
  not_due: 'Do splatnosti',
  to_14: '1–14 dní po splatnosti',
  to_30: '15–30 dní po splatnosti',
  over_30: 'Víc než 30 dní po splatnosti',
}

/** The company of a customer and what it owes. */
export const companyTexts = {
  ...typeset({
    lead: 'Limit, faktury a doklady vaší firmy na jednom místě.',
    privateHeading: 'Firemní nákup je pro schválené firmy',
    private: 'Po schválení nakupujete za velkoobchodní ceny bez DPH a na fakturu. Začíná to přihláškou.',
    apply: 'Požádat o velkoobchod',
    details: 'Fakturační údaje',
    companyId: 'IČO',
    vatId: 'DIČ',
    priceGroup: 'Ceník',
    retailPrices: 'Maloobchodní, s DPH',
    netPrices: 'bez DPH',
    dueDays: 'Splatnost',
    edit: 'Opravit údaje',
    free: 'Volný limit',
    noLimitHeading: 'Bez limitu',
    noLimit:
      'Limit pro nákup na fakturu nemáte. O každé objednávce na fakturu rozhodneme zvlášť, kartou a převodem nakupujete hned.',
    debts: 'Otevřené faktury',
    invoice: 'Faktura',
    order: 'Objednávka',
    dueOn: 'Splatnost',
    gross: 'S DPH',
    files: 'Ke stažení',
    toCome: 'Přijde s balíkem',
    total: 'Dlužíte celkem',
    howToPay: 'Číslo účtu a QR kód jsou v PDF faktury. Platby párujeme průběžně podle variabilního symbolu.',
    nothingHeading: 'Nic nedlužíte',
    nothing: 'Všechny faktury jsou zaplacené.',
    toQuickOrder: 'Rychlá objednávka',
    overdueLabel: 'po splatnosti',
    notDueLabel: 'do splatnosti',
    freeLabel: 'volné',
    statements: 'Výpisy',
    stopped:
      'Na fakturu teď nepošleme nic nového. Jakmile platba dorazí, samo se to uvolní. Kartou a převodem objednáte i teď.',
  }),
  ofLimit: (limit: number) => typeset(`z ${formatPrice(limit)}. Drží se v něm neuhrazené faktury s DPH.`),
  bar: (overdue: number, notDue: number, free: number) =>
    typeset(`Po splatnosti ${formatPrice(overdue)}, do splatnosti ${formatPrice(notDue)}, volné ${formatPrice(free)}`),
  warned: (stopsAfter: string) =>
    typeset(
      `Máte fakturu po splatnosti. Objednávku na fakturu teď nejdřív schválíme a po ${formatDate(stopsAfter)} ji do zaplacení nepřijmeme. Kartou a převodem objednáte hned.`,
    ),
  days: (days: number) => typeset(daysOf(days)),
  issued: (day: string) => typeset(`vystavena ${formatDayAndMonth(day)}`),
  ofOrder: (number: string) => typeset(`objednávka ${number}`),
  symbol: (symbol: string) => typeset(`VS ${symbol}`),
  due: (days: number) => {
    if (days === 0) return 'dnes'
    return typeset(days > 0 ? `${daysOf(days)} po` : `za ${daysOf(-days)}`)
  },
  age: (age: Age, count: number) => typeset(count > 0 ? `${AGE_NAMES[age]}, ${invoicesOf(count)}` : AGE_NAMES[age]),
  month: (month: string) => typeset(`Výpis za ${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`),
  statement: { pdf: 'PDF', zip: 'Všechny doklady (ZIP s ISDOC)' },
  file: (format: 'pdf' | 'isdoc', number: string) => `${format.toUpperCase()} faktury ${number}`,
}

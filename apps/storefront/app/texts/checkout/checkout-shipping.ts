import { formatDate, formatOnWeekdayDate, formatTime } from '@shop/czech/format-date'
import { formatNumber, formatWeight } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { PaymentRefusal } from '@shop/domain/checkout/payment-refusal'
import type { PointRefusal } from '@shop/domain/checkout/pickup-point'
import type { ShippingRefusal } from '@shop/domain/checkout/shipping-options'

type Details = Record<string, unknown>

/** The last step: how it comes, how it is paid, and the button. */
export const checkoutShippingTexts = {
  ...typeset({
    title: 'Doprava a platba | Čenich',
    description: 'Výběr dopravy a platby s cenou a dnem doručení.',
    heading: 'Zkontrolovat a zaplatit',
    empty: 'Způsoby dopravy závisejí na tom, kolik váží košík. Ten je zatím prázdný.',
    where: 'Kam to bude?',
    shipping: 'Jak to k vám dojde',
    couriers: 'Kdo to přiveze',
    ways: { pick: 'Vyzvednu', home: 'Přivezte domů' },
    wayClosed: 'Tohle balení takhle nepojede.',
    asLastTime: 'Jako minule',
    ofDelivery: 'doručení',
    ofPayment: 'platbu',
    payment: 'Jak zaplatíte?',
    covered: 'Není co platit, kredity a slevy pokryly celou objednávku.',
    coveredByVoucher: 'Není co platit, dárkový poukaz pokryl celou objednávku.',
    free: 'zdarma',
    none: '–',
    cheapest: 'nejlevnější',
    fastest: 'nejrychlejší',
    withFee: 'Ceny jsou i s dobírkou.',
    save: 'Přepočítat cenu',
    check: 'Zkontrolovat objednávku',
    saved: 'Výběr jsme uložili a cenu přepočítali. Zkontrolujte ji prosím a objednávku potvrďte.',
    changed: 'Než to potvrdíte',
    accept: 'Rozumím, přepočítat',
    recap: 'Rekapitulace',
    change: 'Změnit',
    changeDelivery: 'Změnit doručení',
    changeContact: 'Změnit kontakt',
    card: 'Kartou online',
    paidHow: {
      online: 'Potvrdíte v aplikaci banky',
      transfer: 'Odešleme po připsání',
      cod: 'Hotově i kartou při převzetí',
      invoice: 'Fakturu pošleme se zbožím',
    },
    walletsBefore: 'Celou objednávku zaplatíte jedním dotykem:',
    walletsAfter: 'nebo ji zkontrolujte níž',
    walletVerb: 'Objednat a zaplatit',
    walletNames: { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' },
    payable: 'Celkem',
    regular:
      'Touhle objednávkou začíná pravidelné doručení, bez závazku. Teď platíte jen tuhle zásilku; každou další tři dny předem oznámíme i s cenou a do té doby ji přeskočíte, odložíte nebo všechno zrušíte.',
    termsBefore: 'Odesláním objednávky souhlasíte s\u00a0',
    terms: 'obchodními podmínkami',
    termsAfter: 'a berete na vědomí',
    privacy: 'zpracování osobních údajů',
    toCart: 'Upravit košík',
    missing: 'Ještě chybí:',
    point: {
      search: 'PSČ nebo město',
      find: 'Hledat místa',
      pick: 'Vybrat',
      ask: 'Napište PSČ nebo město a ukážeme nejbližší místa.',
      list: 'Výdejní místa',
      empty: 'Tady žádné výdejní místo není. Zkuste jiné město.',
      card: 'platba kartou',
      wheelchair: 'bezbariérový přístup',
      cod: 'dobírka',
      noCod: 'bez dobírky',
      box: 'Box',
      counter: 'Výdejní místo',
      showMap: 'Zobrazit na mapě',
      hideMap: 'Skrýt mapu',
      map: 'Mapa výdejních míst',
      mapFailed: 'Mapa se nenačetla. Seznam níže obsahuje stejná místa.',
      sources: 'Hranice: Natural Earth. Města: GeoNames (CC BY 4.0).',
      widget: 'Otevřít mapu Zásilkovny',
      widgetLoading: 'Otevíráme mapu Zásilkovny…',
      widgetFailed: 'Mapa Zásilkovny se neotevřela. Vyberte prosím místo ze seznamu.',
      closedNow: 'teď zavřeno',
      nonstop: 'nonstop',
    },
    whatIsMissing: {
      goods: 'zboží',
      details: 'dodací údaje',
      address: 'adresa',
      shipping: 'způsob dopravy',
      pickup_point: 'výdejní místo',
      payment: 'způsob platby',
      changes: 'souhlas se změnou košíku',
      problems: 'úprava košíku',
    },
  }),
  monthly: (price: string) => `Měsíčně to vyjde asi na\u00a0${price}.`,
  parcels: (count: number) =>
    pluralForm(count, {
      one: `pojede v\u00a0${count}\u00a0balíku`,
      few: `pojede ve\u00a0${count}\u00a0balících`,
      many: `pojede v\u00a0${count}\u00a0balíku`,
      other: `pojede v\u00a0${count}\u00a0balících`,
    }),
  cheapestWay: (name: string, parcels: number, price: string | null) =>
    `Nejlevněji: ${name}, ${formatNumber(parcels)}\u00a0${pluralForm(parcels, { one: 'balík', few: 'balíky', many: 'balíku', other: 'balíků' })} ${price ? `za\u00a0${price}` : 'zdarma'}.`,
  dearerWay: (name: string, parcels: number, price: string) =>
    `${name} vyjde ${pluralForm(parcels, {
      one: `v\u00a0${parcels}\u00a0balíku`,
      few: `ve\u00a0${parcels}\u00a0balících`,
      many: `v\u00a0${parcels}\u00a0balíku`,
      other: `v\u00a0${parcels}\u00a0balících`,
    })} na\u00a0${price}.`,
  maxWeight: (grams: number) => `do\u00a0${formatWeight(grams)}`,
  limit: (grams: number) => `Balík do\u00a0${formatWeight(grams)}.`,
  termsVersion: (version: string) => `(verze ${version})`,
  from: (price: string) => `od\u00a0${price}`,
  morePoints: (count: number) =>
    `${pluralForm(count, { one: 'Další', few: 'Další', many: 'Dalších', other: 'Dalších' })} ${formatNumber(count)}\u00a0${pluralForm(count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`,
  found: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}, nejbližší první`,
  openUntil: (time: string) => `dnes do\u00a0${formatTime(time)}`,
  opens: (relation: string, date: string, time: string) =>
    relation === 'today'
      ? `otevírá dnes v\u00a0${formatTime(time)}`
      : relation === 'tomorrow'
        ? `otevírá zítra v\u00a0${formatTime(time)}`
        : `otevírá ${formatOnWeekdayDate(date)}`,
  priceChanged: (was: number, is: number) =>
    `Celková cena se změnila z\u00a0${formatPrice(was)} na\u00a0${formatPrice(is)}.`,
  linePrice: (name: string, was: number, is: number) =>
    `${name}: bylo ${formatPrice(was)}, je ${formatPrice(is)} za kus.`,
  lineStock: (name: string, was: number, is: number) =>
    is === 0
      ? `${name}: někdo byl rychlejší, skladem už není žádný kus.`
      : `${name}: chtěli jste ${formatNumber(was)}\u00a0ks, skladem ${is === 1 ? 'je' : 'jsou'} ${formatNumber(is)}\u00a0ks.`,
  lineGone: (name: string) => `${name} už bohužel nemáme.`,
  shippingRefusal: (code: string, details: unknown, kind: string) =>
    SHIPPING_REFUSALS[code as ShippingRefusal]?.((details ?? {}) as Details, kind) ?? OTHER_REFUSAL,
  paymentRefusal: (code: string, details: unknown) =>
    PAYMENT_REFUSALS[code as PaymentRefusal]?.((details ?? {}) as Details) ?? OTHER_REFUSAL,
  pointRefusal: (code: string, details: unknown) =>
    POINT_REFUSALS[code as PointRefusal]?.((details ?? {}) as Details) ?? OTHER_REFUSAL,
}

const OTHER_REFUSAL = 'Pro tuto objednávku nelze použít.'
const weight = (value: unknown) => formatWeight(Number(value))

function tooHeavy({ weightGrams, maxWeightGrams }: Details, kind: string): string {
  const where = kind === 'box' ? 'do\u00a0boxu se vejde' : 'tudy pojede'
  return `Nejtěžší balení váží ${weight(weightGrams)}, ${where} nejvýš ${weight(maxWeightGrams)}.`
}

const SHIPPING_REFUSALS: Record<ShippingRefusal, (details: Details, kind: string) => string> = {
  piece_too_heavy: tooHeavy,
  piece_too_large: (_details, kind) =>
    kind === 'box' ? 'Balení je větší než schránka, do\u00a0boxu se nevejde.' : 'Balení je na tuhle cestu moc velké.',
  needs_more_parcels: ({ weightGrams, maxWeightGrams }) =>
    `Zásilka váží ${weight(weightGrams)}, do\u00a0jednoho balíku se vejde ${weight(maxWeightGrams)}.`,
  country_not_served: () => 'Do této země tudy nedoručujeme.',
}

const PAYMENT_REFUSALS: Record<PaymentRefusal, (details: Details) => string> = {
  not_for_group: () => OTHER_REFUSAL,
  not_with_shipping: () => 'S\u00a0vybranou dopravou takhle zaplatit nejde.',
  not_for_regular_delivery: () => 'Pravidelné doručení takhle zaplatit nejde.',
  below_minimum: ({ minimum }) => `Až od\u00a0${formatPrice(Number(minimum))} bez DPH.`,
  no_cod_with_shipping: () => 'Vybraná doprava dobírku nevybírá.',
  over_cod_limit: ({ maximum }) => `Dobírkou nejvýš ${formatPrice(Number(maximum))}.`,
  no_cod_at_point: () => 'Vybrané místo dobírku nevybírá.',
  invoice_overdue: ({ since }) =>
    `Faktura splatná ${formatDate(String(since))} ještě není zaplacená, na\u00a0další fakturu teď nic nepošleme. Kartou nebo převodem objednáte i\u00a0dnes.`,
  cod_not_collected: ({ until }) =>
    `Vrátily se nám nevyzvednuté dobírky, proto do\u00a0${formatDate(String(until))} nabízíme jen platbu předem: kartou nebo převodem. Je to omyl? Zavolejte na 800\u00a0202\u00a0404.`,
}

const STATUSES: Record<string, string> = {
  full: 'Místo je teď plné.',
  vacation: 'Místo má dovolenou.',
  closing: 'Místo končí provoz.',
}

const POINT_REFUSALS: Record<PointRefusal, (details: Details) => string> = {
  point_missing: () => 'Vyberte prosím výdejní místo.',
  point_not_used: () => 'K\u00a0téhle dopravě výdejní místo nepatří.',
  point_of_other_kind: () => 'Tohle místo k\u00a0vybrané dopravě nepatří.',
  point_in_other_country: () => 'Tohle místo je v\u00a0jiné zemi.',
  point_closed: ({ status }) => STATUSES[String(status)] ?? 'Místo teď zásilky nebere.',
  point_too_weak: ({ weightGrams, maxWeightGrams }) =>
    `Vaše zásilka má ${weight(weightGrams)}, tady berou nejvýš ${weight(maxWeightGrams)}.`,
  no_cod_at_point: () => 'Tohle místo dobírku nevybírá.',
}

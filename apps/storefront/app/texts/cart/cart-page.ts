import { formatDate, formatOnWeekdayDate, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { formatNumber, formatPercent, formatWeight } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { CouponRefusal } from '@shop/domain/cart/check-coupon'
import type { MergeCap } from '@shop/domain/cart/merge-carts'

const PIECES = { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' }
const CREDITS = { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' }
const PARCELS = { one: 'balík', few: 'balíky', many: 'balíku', other: 'balíků' }

/** Nobody weighs a parcel to the gram: what it weighs is rounded up, what still fits down. */
const roughly = (grams: number, round: (value: number) => number) =>
  formatWeight(grams < 1000 ? grams : round(grams / 100) * 100)

const units: Record<string, 'kg' | 'l' | 'm' | 'ks'> = { kg: 'kg', l: 'l', m: 'm', piece: 'ks' }

const mergeCaps: Record<MergeCap, string> = typeset({
  out_of_stock: 'víc není skladem',
  line_limit: 'víc se jich do košíku nevejde',
  cart_full: 'košík je plný',
  variant_gone: 'už neprodáváme',
})

type Details = Record<string, unknown>
const money = (value: unknown) => formatPrice(Number(value))
const day = (value: unknown) => formatDate(String(value))

/** Why a code takes nothing off, and what would make it hold. */
const couponRefusals: Record<CouponRefusal | 'unknown', (details: Details) => string> = {
  unknown: () => 'Tenhle kód už neplatí.',
  not_yet_valid: ({ validFrom }) => `Platí až od\u00a0${day(validFrom)}.`,
  expired: ({ validTo }) => `Platil do\u00a0${day(validTo)}.`,
  group_not_allowed: () => 'Pro vaši zákaznickou skupinu neplatí.',
  first_order_only: () => 'Platí jen na první nákup.',
  used_by_you: () => 'Už jste ho využili.',
  used_up: () => 'Už ho využili jiní, došel.',
  below_minimum: ({ minimum, missing }) => `Platí od\u00a0${money(minimum)} za\u00a0zboží. Chybí ${money(missing)}.`,
  no_eligible_goods: () =>
    'V\u00a0košíku není nic, na co se vztahuje. Neplatí na akce, sady a\u00a0pravidelné doručení.',
  not_enough_pieces: ({ missing }) =>
    `Chybí ještě ${formatNumber(Number(missing))}\u00a0${pluralForm(Number(missing), PIECES)}.`,
  gift_out_of_stock: () => 'Dárek je právě vyprodaný.',
  offer_better: () => 'Platí, ale akce v\u00a0košíku vás vyjde líp. Slevy se nesčítají, počítáme tu lepší.',
}

export const cartPageTexts = {
  units,
  mergeCaps,
  ...typeset({
    title: 'Košík | Čenich',
    description: 'Obsah košíku v obchodě Čenich.',
    heading: 'Košík',
    continueShopping: 'Pokračovat v nákupu',
    lines: 'Položky v košíku',
    emptyHeading: 'Košík je prázdný jako miska po večeři',
    emptyText: 'Naplňte ho dřív, než si toho někdo všimne.',
    choose: 'Vybrat krmivo',
    again: 'Co jste kupovali posledně',
    freeDone: 'Dopravu máte zdarma.',
    freeDoneWit: 'Čenich došel až na konec stopy.',
    freeLeft: 'Do dopravy zdarma chybí',
    freeWit: 'Čenich už to větří.',
    freeLabel: 'Kolik chybí do dopravy zdarma',
    recount: 'Přepočítat',
    remove: 'Odebrat',
    saveForLater: 'Odložit',
    gift: 'Dárek k nákupu',
    free: 'zdarma',
    once: 'Jen jednou',
    changeInterval: 'Změnit',
    interval: 'Jak často',
    sendRegularly: 'Posílat pravidelně',
    why: 'Proč?',
    was: 'bylo',
    is: 'je',
    changesHeading: 'Než to pošleme, něco se změnilo',
    changesText: 'Ceny ani počty neměníme potichu. Projděte si je a potvrďte, pak můžete pokračovat.',
    accept: 'Souhlasím se změnami',
    gone: 'Tohle už neprodáváme. Po potvrzení to z košíku zmizí.',
    mergedFrom: {
      cart: {
        heading: 'Košíky jsme sloučili',
        text: 'K tomu, co jste měli v účtu, jsme přidali košík z tohoto zařízení:',
      },
      basket: { heading: 'Připravený košík je ve vašem', text: 'Do vašeho košíku jsme přidali:' },
      order: { heading: 'Objednáváte znovu', text: 'Z minulé objednávky jsme přidali, za dnešní ceny:' },
    },
    mergedNothing: 'Do košíku se nic nepřidalo',
    separate: 'Vrátit, jak to bylo',
    undo: 'Vrátit',
    upsell: 'Ještě něco na zub?',
    saved: 'Odložené na později',
    savedReturn: 'Vrátit do košíku',
    savedForget: 'Zapomenout',
    summary: 'Souhrn',
    haveCode: 'Mám slevový kód nebo poukaz',
    code: 'Slevový kód nebo poukaz',
    applyCode: 'Použít kód',
    removeCode: 'Odebrat kód',
    credits: 'Kredity',
    useCredits: 'Použít kredity',
    keepCredits: 'Nechat kredity na jindy',
    creditsSignIn: 'Přihlaste se a použijte kredity',
    regularDiscount: 'Sleva za pravidelné doručení',
    groupDiscount: 'Sleva vaší skupiny',
    volumeDiscount: 'Sleva za objem',
    coupon: 'Slevový kód',
    shipping: 'Doprava',
    vat: 'DPH',
    total: 'Celkem s DPH',
    moneyBackStrong: 'Nechutná? Vrátíme peníze',
    moneyBack: 'za první balení, i načaté. Do 60 dnů od doručení, stačí napsat.',
    totalNote: 'Odhad s nejlevnější dopravou',
    drawer: 'Košík',
    closeDrawer: 'Zavřít košík',
    subtotal: 'Mezisoučet',
    toCart: 'Přejít do košíku',
    toDetails: 'Pokračovat k objednávce',
    toDetailsShort: 'Pokračovat',
    confirmFirst: 'Nejdřív potvrďte změny',
    earnedBefore: 'Za nákup připíšeme',
    andArrives: 'a doručíme',
    weight: 'Kolik toho uneseme',
    soldOut: 'Teď je vyprodané.',
    barFree: 'doprava zdarma',
    barShipping: 'i s dopravou',
    share: 'Poslat košík někomu',
    shareText: 'Vytvoříme odkaz na kopii košíku. Kdo ho otevře, uvidí dnešní ceny a může si ji vložit do svého.',
    shareTitle: 'Pro koho nebo na co to je',
    shareNote: 'Vzkaz',
    shareName: 'Ukázat moje křestní jméno',
    shareSubmit: 'Vytvořit odkaz',
    shareLink: 'Odkaz na košík',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno.',
    optional: '(nemusíte)',
    shippingImpossible:
      'Takhle velký košík nám žádný dopravce neodveze najednou. Rozdělte ho prosím do dvou objednávek.',
  }),
  couponRefused: (reason: string, details: unknown) =>
    (couponRefusals[reason as CouponRefusal] ?? couponRefusals.unknown)(Object(details) as Details),
  couponApplied: (code: string, amount: number) =>
    amount > 0 ? `Kód ${code} ubírá ${formatPrice(amount)}.` : `Kód ${code} platí.`,
  couponRow: (code: string) => `Kód ${code}`,
  voucherRow: (tail: string) => `Dárkový poukaz …${tail}`,
  voucherRest: 'Zbývá zaplatit',
  voucherApplied: ({
    tail,
    balance,
    share,
    expiresOn,
  }: {
    tail: string
    balance: number
    share: number
    expiresOn: string
  }) =>
    `Poukaz …${tail} zaplatí ${formatPrice(share)}. ${balance > share ? `Zbyde na něm ${formatPrice(balance - share)}, platí do ${formatDate(expiresOn)}.` : ''}`,
  voucherTrouble: {
    unknown: 'Takový poukaz neznáme.',
    expired: 'Platnost poukazu už skončila.',
    empty: 'Poukaz je už celý utracený.',
    blocked: 'Poukaz je zablokovaný. Ozvěte se nám prosím.',
  },
  offerRow: (name: string) => `Akce ${name}`,
  offerApplied: (name: string, amount: number) =>
    amount > 0
      ? `Akce ${name} vám ubírá ${formatPrice(amount)}. Kód k\u00a0ní není potřeba.`
      : `Máte akci ${name}. Kód k\u00a0ní není potřeba.`,
  goods: (pieces: number, isNet: boolean) => `Zboží (${formatNumber(pieces)}\u00a0ks)${isNet ? ' bez\u00a0DPH' : ''}`,
  credit: (count: number) => `${formatNumber(count)}\u00a0${pluralForm(count, CREDITS)}`,
  creditsBalance: (balance: number, limit: number) =>
    `Na\u00a0účtu máte ${cartPageTexts.credit(balance)}.${
      limit < balance ? ` V\u00a0této objednávce nejvýš ${formatNumber(limit)}.` : ''
    }`,
  shippingFrom: (price: number) => `od\u00a0${formatPrice(price)}`,
  drawerCount: (pieces: number) => `Košík (${pieces})`,
  pieces: (count: number) => `${formatNumber(count)}\u00a0ks`,
  stockLeft: (count: number) =>
    `${count >= 2 && count <= 4 ? 'Poslední' : count === 1 ? 'Poslední' : 'Posledních'} ${count}\u00a0${pluralForm(count, PIECES)} skladem`,
  weeks: (weeks: number) =>
    pluralForm(weeks, {
      one: 'každý týden',
      few: `každé ${weeks}\u00a0týdny`,
      many: `každého ${weeks}\u00a0týdne`,
      other: `každých ${weeks}\u00a0týdnů`,
    }),
  regularly: (weeks: number, percent: number | null) =>
    `Pravidelně ${cartPageTexts.weeks(weeks)}${percent ? `, ${formatPercent(-percent)}` : ''}`,
  offerRegular: (saving: number) => `Posílat pravidelně a\u00a0ušetřit ${formatPrice(saving)}`,
  removeLabel: (name: string) => `Odebrat ${name}`,
  saveLabel: (name: string) => `Odložit na\u00a0později: ${name}`,
  addLabel: (name: string) => `Přidat ${name}`,
  fewerOf: (name: string) => `Ubrat kus: ${name}`,
  moreOf: (name: string) => `Přidat kus: ${name}`,
  piecesOf: (name: string) => `Počet kusů: ${name}`,
  whyOf: (name: string) => `Proč ${name}?`,
  stockChange: (count: number) => (count === 0 ? 'vyprodáno' : cartPageTexts.pieces(count)),
  mergedLine: (name: string, added: number) => `${name}: ${added > 0 ? cartPageTexts.pieces(added) : 'nepřidáno'}`,
  mergedPrice: (was: number, is: number) => `minule ${formatPrice(was)} za\u00a0kus, dnes ${formatPrice(is)}`,
  minimumOrder: (minimum: number, missing: number) =>
    `Objednat lze od\u00a0${formatPrice(minimum)} bez\u00a0DPH. Chybí ${formatPrice(missing)}.`,
  orderBy: ({ date, time, relation }: { date: string; time: string; relation: string }) =>
    relation === 'today' ? `Objednejte do\u00a0${time}` : `Objednejte ${formatUntilWeekdayDate(date)} do\u00a0${time}`,
  arrives: (date: string, relation: string) =>
    `${relation === 'tomorrow' ? 'zítra, ' : ''}${formatOnWeekdayDate(date)}`,
  lineSaid: (name: string, pieces: number, total: number) =>
    `${name}: ${cartPageTexts.pieces(pieces)}. Celkem ${formatPrice(total)}.`,
  weightIs: (grams: number) => `Košík váží ${roughly(grams, Math.ceil)}.`,
  pointRoom: (grams: number) => `Na\u00a0výdejní místo se vejde ještě ${roughly(grams, Math.floor)}.`,
  pointFull: (limit: number) => `Na\u00a0výdejní místo je to moc, unese ${formatWeight(limit)}. Doveze to kurýr.`,
  parcels: (count: number) => `Rozdělíme to na\u00a0${formatNumber(count)}\u00a0${pluralForm(count, PARCELS)}.`,
  noBox: 'Do\u00a0výdejního boxu se to nevejde.',
}

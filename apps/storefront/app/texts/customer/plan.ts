import {
  formatDate,
  formatDateAtTime,
  formatDayAndMonth,
  formatOnWeekdayDate,
  formatUntilWeekdayDate,
} from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'

/** Regular delivery in the account, and what its pages share with the link of a notice. */
export const planTexts = {
  ...typeset({
    title: 'Moje pravidelné doručení | Čenich',
    heading: 'Pravidelné doručení',
    payEarly: 'Zaplatit můžete už teď, balík odejde, jakmile peníze dorazí. Když ho přeskočíte, počkají na další.',
    emptyTitle: 'Pytel nosíte po svém',
    emptyText:
      'Můžeme ho hlídat za vás: o 10 % levněji, tři dny předem napíšeme, co pojede a za kolik, a skončit jde kdykoli dvěma kliknutími.',
    emptyAction: 'Jak to funguje',
    emptyOrders: 'Vybrat z toho, co jste už koupili',
    plain: 'Doručování',
    noDog: 'Povězte nám, kdo to jí, a den balíku budeme počítat podle misky.',
    addDog: 'Přidat psa',
    noSupply: 'Kdy pytel dojde, spočítáme, až budeme znát váhu psa a co jí.',
    toDogs: 'Doplnit údaje o psovi',
    how: 'Jak to víme',
    roughly: 'Orientačně, sledujte kondici psa.',
    ration: 'Denní dávka',
    emptyOn: 'Zásoba dojde',
    wrong: 'Zbývá víc nebo míň? Opravit',
    next: 'Příští balík',
    first: 'první balík plánu',
    same: 'stejně jako minule',
    freeShipping: 'Doprava zdarma',
    contents: 'Co v něm bude',
    planned: 'Co chodí',
    once: 'jen jednou',
    missing: 'Teď není skladem',
    removeOnce: 'Odebrat',
    forever: 'Přidat do plánu natrvalo',
    settings: 'Nastavení',
    change: 'Změnit',
    swap: 'Vyměnit',
    pause: 'Pozastavit',
    end: 'Ukončit',
    free: 'Bez poplatku, platí hned.',
    history: 'Jak to šlo dosud',
    historyEmpty: 'Až první balík dorazí, bude tady.',
    order: 'Objednávka',
    toOrder: 'Otevřít objednávku',
    back: 'Nechat, jak to je',
    lockedTitle: 'Balík už chystáme',
    lockedText: 'Obsah a adresu jsme zamkli. Ráno z něj bude objednávka a tu zrušíte, dokud nezačneme balit.',
    onTheWay: 'Na cestě',
    onTheWayFirst: 'První balík je na cestě',
    onTheWayText: 'Další naplánujeme, jakmile tenhle dorazí. Tři dny předem se ozveme.',
    toPayTitle: 'Balík čeká na zaplacení',
    toPay: 'Zaplatit',
    waitingTitle: 'Čekáme na zboží',
    waitingText: 'Bez zboží nic neposíláme ani nestrháváme. Nechcete čekat? Vyberte náhradu nebo menší balení.',
    pausedBadge: 'Pozastaveno',
    endedBadge: 'Ukončeno',
    resume: 'Spustit hned',
    restart: 'Obnovit tak, jak byl',
    endedText: 'Nic dalšího neodešleme ani nestrhneme. Nastavení držíme dvanáct měsíců.',
    historyStates: { delivered: 'doručeno', skipped: 'přeskočeno', cancelled: 'zrušeno' },
    refusedTitle: 'Platba neprošla, balík čeká',
    refusedNever: 'Jinou kartu bez vás nikdy nezkoušíme.',
    refusedLast: 'Sami už to nezkoušíme. Balík ještě chvíli podržíme.',
    refusedPay: 'Zaplatit jinak nebo novou kartou',
  }),
  daysLeft: (days: number) => {
    if (days <= 0) return 'Miska má být podle dávky prázdná'
    return `Jídla je asi na ${days}\u00a0${pluralForm(days, DAYS)}`
  },
  lead: (day: string) => `Nejbližší balík přijede ${formatOnWeekdayDate(day)}`,
  /** „ve středu“ and „18. 11.“, each on a line of its own. */
  dayParts: (from: string, to: string): [string, string] => {
    if (from !== to) return ['mezi', `${formatDayAndMonth(from)} a\u00a0${formatDayAndMonth(to)}`]
    const words = formatOnWeekdayDate(from)
    const day = formatDayAndMonth(from)
    return [words.slice(0, -day.length - 1), day]
  },
  difference: (halere: number) =>
    halere === 0 ? planTexts.same : `o\u00a0${formatPrice(Math.abs(halere))} ${halere > 0 ? 'víc' : 'míň'} než minule`,
  priceOf: (isAnnounced: boolean) =>
    isAnnounced
      ? 'Tolik jsme oznámili a víc už to nebude.'
      : nonBreaking('Při dnešních cenách. Závaznou cenu napíšeme tři dny předem.'),
  shipping: (halere: number) => (halere === 0 ? planTexts.freeShipping : `Doprava ${formatPrice(halere)}`),
  fee: (halere: number) => `platba ${formatPrice(halere)}`,
  until: (lastDay: string) => `Měnit můžete ${formatUntilWeekdayDate(lastDay)}\u00a023:59.`,
  notice: (day: string) => `Upozorníme vás ${formatOnWeekdayDate(day)}`,
  perMonth: (halere: number, payable: number, days: number) =>
    `Přepočet na měsíc: asi ${formatPrice(halere)} (${formatPrice(payable)} : ${days}\u00a0dní × 30,4).`,
  saves: (halere: number) => `šetříte ${formatPrice(halere)}`,
  pieces: (count: number) => `${count}\u00a0ks`,
  insteadOf: (name: string) => nonBreaking(`Místo ${name}, to teď nemáme.`),
  everyDays: (days: number) => {
    const weeks = days / 7
    if (!Number.isInteger(weeks)) return `každých ${days}\u00a0${pluralForm(days, DAYS)}`
    if (weeks === 1) return 'každý týden'
    return `${weeks < 5 ? 'každé' : 'každých'}\u00a0${weeks}\u00a0${pluralForm(weeks, WEEKS)}`
  },
  byBowl: (days: number) => `podle misky, teď asi ${planTexts.everyDays(days)}`,
  pausedUntil: (day: string) =>
    `Do\u00a0${formatDate(day)} nic neposíláme ani nestrháváme. Pak se doručování rozběhne samo.`,
  pausedOpen: 'Nic neposíláme ani nestrháváme, dokud doručování zase nespustíte.',
  endedAt: (moment: string) => `Platí od ${formatDateAtTime(toPragueTime(new Date(moment)))}.`,
  startedOn: (moment: string) => `Běží od ${formatDate(toPragueTime(new Date(moment)).date)}`,
  parcelNo: (no: number) => `${no}. balík`,
  card: (number: string | null) => (number ? `Karta ••••\u00a0${number}` : 'Uložená karta'),
  cardUntil: (day: string) => `platí do ${Number(day.slice(5, 7))}/${day.slice(0, 4)}`,
  refusedWhy: (payable: number) => `Banka odmítla ${formatPrice(payable)}. Zboží vám držíme.`,
  refusedNext: (moment: string) =>
    `Další pokus uděláme ${formatDateAtTime(toPragueTime(new Date(moment)))}. Zkoušíme to po jednom, třech a\u00a0pěti dnech.`,
  toPayText: (payable: number) =>
    nonBreaking(`${formatPrice(payable)} můžete zaplatit hned. Balík vyrazí, jakmile peníze dorazí.`),
}

const DAYS = { one: 'den', few: 'dny', many: 'dne', other: 'dní' }
const WEEKS = { one: 'týden', few: 'týdny', many: 'týdne', other: 'týdnů' }

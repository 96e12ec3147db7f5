import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

const KINDS: Record<string, string> = {
  welcome: 'Uvítací kredity za potvrzený e-mail',
  dog_profile: 'Vyplněný profil psa',
  birthday: 'Narozeniny',
  purchase: 'Nákup',
  review: 'Recenze',
  survey: 'Vyplněný dotazník',
  referral: 'Doporučení',
  regular_delivery: 'Třetí pravidelné doručení',
  goodwill: 'Pozornost od nás',
  adjustment: 'Oprava zůstatku',
  spend: 'Použito v objednávce',
  expiry: 'Vypršela platnost',
  reversal: 'Vrácený nákup',
  forfeit: 'Zánik účtu',
}

const credit = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })}`

const daysOf = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`

interface Numbers {
  credits: number | null
  limit: number | null
  days: number | null
}

export const creditTexts = {
  ...typeset({
    pageTitle: 'Přehled kreditů | Čenich',
    heading: 'Kredity',
    usable: 'K použití',
    use: 'Použít v košíku',
    order: 'Čerpáme zleva, od nejbližšího konce platnosti.',
    noEnd: 'bez konce platnosti',
    rulesHeading: 'Za co kredity přibývají',
    rulesLink: 'Jak program funguje',
    movesHeading: 'Pohyby',
    table: 'Pohyby kreditů se zůstatkem',
    date: 'Datum',
    move: 'Pohyb a proč tolik',
    until: 'Platí do',
    amount: 'Kredity',
    balance: 'Zůstatek',
    none: '–',
    reversed: 'vzato zpět',
    file: { link: 'Stáhnout jako tabulku (CSV)', move: 'Pohyb', why: 'Proč' },
    emptyTitle: 'Zatím tu nic necinká',
    empty: 'První přibudou po doručení nákupu, až uplyne lhůta na vrácení. Za vyplněný profil psa hned.',
    emptyAction: 'Představit psa',
  }),
  credit,
  rule: (mostPercent: number) =>
    `1\u00a0kredit je 1\u00a0koruna. V\u00a0jednom nákupu pokryjí nejvýš ${formatNumber(mostPercent)}\u00a0% ceny zboží.`,
  tooFew: (fewest: number) => `Uplatnit jdou od\u00a0${formatNumber(fewest)}.`,
  lotsHeading: (count: number) => `Z\u00a0čeho se těch ${formatNumber(count)} skládá`,
  title: (kind: string, source: string | null, subject: string | null) => {
    const name = source === 'fair_entry' ? 'Výhra na veletrhu' : (KINDS[kind] ?? KINDS.goodwill ?? '')
    if (subject === null) return name
    return source === 'order' ? `${name} ${subject}` : `${name}: ${subject}`
  },
  untilDay: (day: string) => `do ${day}`,
  restOf: (amount: number) => `zbytek z\u00a0${formatNumber(amount)}`,
  usableFrom: (day: string) => `přibude ${day}`,
  afterPayment: 'přibude po zaplacení a lhůtě na vrácení',
  afterReturn: 'čeká, než se vyřídí vrácení zboží',
  ends: (credits: string, day: string) => `${credits} propadne ${day}. Napíšeme vám 30 a 7 dní předem.`,
  fill: (sentence: string, { credits, limit, days }: Numbers) =>
    sentence
      .replaceAll('{credits}', credits === null ? '' : credit(credits))
      .replaceAll('{limit}', String(limit ?? ''))
      .replaceAll('{days}', days === null ? '' : daysOf(days)),
  counted: ({ paidGoods, percent, multiplied, credits }: EarnedTrace) => {
    const exact = (paidGoods * percent) / 10_000
    const percents = `${percent.toLocaleString('cs-CZ')}\u00a0% z\u00a0${formatPrice(paidGoods)}`
    if (multiplied > 0) return `${percents} a\u00a0víc za zboží s\u00a0násobnými kredity`
    if (exact === credits) return percents
    const said = exact.toLocaleString('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return `${percents} je ${said}, zaokrouhlujeme dolů`
  },
  reversal: (isGivenBack: boolean) =>
    isGivenBack ? 'použité kredity se vrátily, nejméně na 30 dní' : 'získané za zboží, které se vrátilo',
  taken: (kind: string, lots: readonly { credits: number; from: string | null }[]) => {
    const parts = lots.map(({ credits, from }) => (from ? `${credits} z\u00a0„${from}“` : `${credits} ze starších`))
    const said = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} a\u00a0${parts.at(-1)}` : (parts[0] ?? '')
    return kind === 'spend' ? `${said}, nejdřív ty s\u00a0nejbližším koncem` : said
  },
}

interface EarnedTrace {
  paidGoods: number
  percent: number
  multiplied: number
  credits: number
}

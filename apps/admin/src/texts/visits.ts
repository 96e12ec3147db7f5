import { pluralForm } from '@shop/czech/plural'

const NUMBER = new Intl.NumberFormat('cs-CZ')
const PERCENT = new Intl.NumberFormat('cs-CZ', { style: 'percent', maximumFractionDigits: 1 })
const viewsOf = (count: number) =>
  `${NUMBER.format(count)} ${pluralForm(count, { one: 'zobrazení', few: 'zobrazení', many: 'zobrazení', other: 'zobrazení' })}`

export const VISITS = {
  period: (days: number) => `${days} dní`,
  sentence: 'Vlastní počty bez cookies a bez osob. Roboti se nepočítají.',
  byDay: 'Zobrazení po dnech',
  total: (count: number) => viewsOf(count),
  dayTitle: (day: string, count: number) => `${day}: ${viewsOf(count)}`,
  most: (count: number) => `nejvíc ${NUMBER.format(count)} za den`,
  asTable: 'Čísla jako tabulka',
  day: 'Den',
  views: 'Zobrazení',
  share: 'Podíl',
  bySource: 'Odkud přišli',
  source: 'Zdroj',
  byPage: 'Nejčtenější stránky',
  page: 'Stránka',
  none: 'Zatím nic.',
  number: (count: number) => NUMBER.format(count),
  percent: (share: number) => PERCENT.format(share),
} as const

export const SOURCES: Readonly<Record<string, string>> = {
  own: 'z jiné naší stránky',
  direct: 'přímo',
  search: 'vyhledávače',
  social: 'sociální sítě',
  campaign: 'kampaně',
  other: 'jiné weby',
}

const SECONDS = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 1 })
const SHARE = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 })

export const VITALS_TEXT = {
  title: 'Jak se stránky načítají',
  sentence: 'tři čtvrtiny návštěv nejsou horší',
  none: 'Zatím nic naměřeno. Čtenář to pošle, až stránku opustí.',
  page: 'Druh stránky',
  unknown: '–',
  slow: 'pomalé',
  limit: (value: string) => `dobré je do ${value}`,
  value: (vital: 'lcp' | 'cls' | 'inp', value: number) =>
    vital === 'cls'
      ? SHARE.format(value)
      : vital === 'lcp'
        ? `${SECONDS.format(value / 1000)} s`
        : `${Math.round(value)} ms`,
} as const

export const VITAL_NAMES = {
  lcp: 'Největší část stojí (LCP)',
  cls: 'Poskakování (CLS)',
  inp: 'Odpověď na dotyk (INP)',
} as const

export const PAGES = {
  home: 'úvod',
  product: 'produkt',
  grid: 'výpis a hledání',
  blog: 'blog',
  checkout: 'košík',
  account: 'účet',
  other: 'ostatní',
} as const

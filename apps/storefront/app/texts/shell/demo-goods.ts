import type { Tint } from '@shop/ui/stripe/stripe'

const former = 'Původní cena'

export const DEMO_PRICES = {
  plain: { amount: '1\u00a0549\u00a0Kč', unit: '129,08\u00a0Kč/kg', repeat: 'Pravidelně 1\u00a0394\u00a0Kč' },
  sale: {
    amount: '849\u00a0Kč',
    former: '999\u00a0Kč',
    formerLabel: former,
    unit: '141,50\u00a0Kč/kg',
    note: 'Nejnižší cena za 30\u00a0dní: 949\u00a0Kč',
    repeat: 'Pravidelně 764\u00a0Kč',
    reduced: true,
  },
} as const

type DemoGood = {
  picture: string
  theme: Tint
  measure: string
  name: string
  meta: string
  score: number
  count: number
  price: { amount: string; unit: string; former?: string; note?: string; repeat?: string; reduced?: boolean }
  flag?: { tone: 'highlight' | 'outline' | 'off'; text: string }
  gone?: boolean
}

export const DEMO_GOODS: DemoGood[] = [
  {
    picture: 'bag-l-kure',
    theme: 'yellow',
    measure: '12 kg',
    name: 'Kuře s dýní a batáty',
    meta: 'Granule pro dospělé psy, 10⁠–⁠25 kg',
    score: 4.8,
    count: 312,
    price: DEMO_PRICES.plain,
  },
  {
    picture: 'bag-m-losos',
    theme: 'coral',
    measure: '6 kg',
    name: 'Losos s hráškem a koprem',
    meta: 'Granule pro psy s citlivou kůží',
    score: 4.9,
    count: 208,
    price: DEMO_PRICES.sale,
    flag: { tone: 'highlight', text: '−15 %' },
  },
  {
    picture: 'bag-m-kachna',
    theme: 'violet',
    measure: '6 kg',
    name: 'Kachna s batáty a jablkem',
    meta: 'Granule pro vybíravé dospělé psy',
    score: 4.8,
    count: 97,
    price: { amount: '1\u00a0029\u00a0Kč', unit: '171,50\u00a0Kč/kg' },
    flag: { tone: 'outline', text: 'Novinka' },
  },
  {
    picture: 'bag-m-zverina',
    theme: 'brown',
    measure: '6 kg',
    name: 'Zvěřina s lesními plody',
    meta: 'Bez obilovin, monoprotein',
    score: 4.7,
    count: 73,
    price: { amount: '1\u00a0149\u00a0Kč', unit: '191,50\u00a0Kč/kg' },
    flag: { tone: 'off', text: 'Vyprodáno' },
    gone: true,
  },
]

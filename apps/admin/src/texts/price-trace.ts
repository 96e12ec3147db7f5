import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import type { CouponLineExclusion, PriceSource } from '@shop/domain/cart/pricing-trace'

const SOURCES: Record<PriceSource, string> = {
  agreed: 'Dohodnutá cena',
  quantity: 'Cena za množství',
  list: 'Ceník',
  public_list: 'Ceník pro všechny',
}

const RULES = { group: 'Skupinová sleva', regular_delivery: 'Pravidelné doručení' }

const EXCLUSIONS: Record<CouponLineExclusion, string> = {
  on_sale: 'už je v akci',
  bundle: 'je to balíček',
  multipack: 'je to výhodné balení',
  regular_delivery: 'jde pravidelně',
  quantity: 'má cenu za množství',
  agreed: 'má dohodnutou cenu',
  category: 'není z jeho kategorií',
  gift: 'je to dárek',
}

/** One sentence for one stored reason of a price. */
export const WHY = {
  title: (name: string) => `Proč ${name} tolik stojí`,
  base: (source: PriceSource, pieces: number, unit: number) => `${SOURCES[source]}: ${pieces} × ${formatPrice(unit)}`,
  discount: (rule: keyof typeof RULES, percent: number, isApplied: boolean) =>
    isApplied ? `${RULES[rule]} ${percent} %` : `${RULES[rule]} ${percent} %: neplatí, slevy se nesčítají`,
  regularRefused: {
    category: 'Pravidelné doručení: na tuhle kategorii sleva není',
    group: 'Pravidelné doručení: skupina má vlastní ceny',
  },
  excluded: (coupon: string, reason: CouponLineExclusion) =>
    `Kupon ${coupon}: na položku neplatí, ${EXCLUSIONS[reason]}`,
  freePieces: (coupon: string, pieces: number) => `Kupon ${coupon}: ${pieces} ks zdarma`,
  gift: 'Dárek ke kuponu',
  part: (bundle: string) => `Podíl z ceny balíčku ${bundle}`,
  list: 'Cena v den objednávky',
  volume: (percent: number, from: number) => `Množstevní sleva ${percent} % od ${formatPrice(from)}, podíl řádku`,
  volumeAlone: 'Množstevní sleva, podíl řádku',
  coupon: (code: string, isCapped: boolean) =>
    isCapped ? `Kupon ${code}, podíl řádku (nejvyšší možná sleva)` : `Kupon ${code}, podíl řádku`,
  credits: (credits: number) => `Kredity ${credits}, podíl řádku`,
  fee: 'Poplatek za platbu',
  threshold: (from: number, goods: number, isReached: boolean) =>
    isReached
      ? `Zboží za ${formatPrice(goods)} dosáhlo na dopravu zdarma od ${formatPrice(from)}`
      : `Doprava zdarma je od ${formatPrice(from)}, zboží je za ${formatPrice(goods)}`,
  shipping: (parcels: number, perParcel: number) => `Doprava: ${parcels} × ${formatPrice(perParcel)}`,
  free: (parcels: number, by: 'threshold' | 'coupon') =>
    `Zdarma ${parcels} ${pluralForm(parcels, { one: 'balík', few: 'balíky', many: 'balíku', other: 'balíků' })}, ${by === 'coupon' ? 'díky kuponu' : 'díky ceně zboží'}`,
  rest: 'Rozdělení podle sazeb DPH',
  total: 'Zaplaceno za řádek',
} as const

import type { Finding } from '@shop/contract/catalog/sold-batch'
import type { StockLevel } from '@shop/domain/catalog/stock-level'
import type { Tint } from '@shop/ui/stripe/stripe'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { FoodView, ImageView } from './card-parts.ts'
import type { CardView } from './to-card-view.server.ts'
import type { MixGroup } from './to-mix.ts'

/** One pack of a product. Money is whole haléře. */
export interface VariantView {
  id: number
  sku: string
  ean: string | null
  name: string
  isDefault: boolean
  grams: number | null
  price: number
  formerPrice: number | null
  lowestPrice: number | null
  discountPercent: number | null
  unitPrice: { halere: number; unit: string } | null
  repeatPrice: number | null
  /** Of the unit, at the price of a regular delivery. */
  repeatUnitPrice: number | null
  vatPercent: number | null
  stock: StockLevel
  canBuy: boolean
  /** The lowest price of a unit among the packs. */
  isBestUnit: boolean
  /** A piece from so many on; null where one costs the same as ten. */
  quantityPrices: { from: number; price: number }[] | null
  image: ImageView | null
}

export interface GuideView {
  kind: 'adult' | 'puppy' | 'treat' | 'topper' | 'supplement'
  rowHeader: string
  columns: string[]
  rows: { weightKg: number; label: string; amounts: (number | null)[] }[]
  unit: 'g_per_day' | 'piece_per_day' | 'ml_per_day'
  note: string
}

export interface PricePoint {
  variantId: number
  /** ISO day in Prague. */
  from: string
  price: number
  isSale: boolean
  /** Proved beside the price: what is struck through held for all of the thirty days. */
  isFair: boolean
}

export interface PromiseView {
  /** Instant of the last order that still gets this promise. */
  orderBy: string
  /** ISO day of that instant, and whether it was today when the page was drawn. */
  orderByDate: string
  cutOff: string
  isToday: boolean
  arrivesOn: string
  /** At a pickup point; null where there is none. */
  pickupOn: string | null
  /** Instant at which the first of the two days is no longer true: so long may the page be kept. */
  holdsUntil: string
}

/** A film at the end of the gallery, with the picture that is seen until somebody plays it. */
export interface VideoView {
  name: string
  hash: string
  width: number
  height: number
  description: string
  poster: ImageView
}

export interface ProductView {
  id: number
  slug: string
  name: string
  subtitle: string
  lead: string
  theme: Tint | null
  proteinName: string | null
  isDiscontinued: boolean
  successor: { name: string; to: ShopAddress } | null
  badges: string[]
  trail: NamedLink[]
  rating: { average: number; count: number; stars: number[] } | null
  variants: VariantView[]
  images: ImageView[]
  video: VideoView | null
  benefits: string[]
  mix: MixGroup[]
  facts: { name: string; value: string }[]
  label: LabelView
  guide: GuideView | null
  food: FoodView | null
  parts: { name: string; to: ShopAddress; pieces: number }[]
  regular: { discountPercent: number; weeks: number[]; defaultWeeks: number } | null
  freeFrom: number
  /** Of one pack in one cart. */
  mostPieces: number
  promise: PromiseView
}

/** The mandatory particulars of Regulation (EC) 767/2009, or of goods that are not feed. */
export interface LabelView {
  feedType: string | null
  forWhom: string | null
  composition: string
  additives: string | null
  constituents: { name: string; percent: number }[]
  energyKcalPerKg: number | null
  storage: string
  origin: string
  approvalNumber: string
  /** Of goods that are not feed, and who answers for a maker outside the Union. */
  maker: string
  euPerson: string
  warnings: string
}

/** The batch of a pack that is sent next. */
export interface BatchView {
  variantId: number
  code: string
  bestBefore: string | null
  analysis: {
    laboratory: string
    protocol: string
    analysedOn: string
    measured: { name: string; declared: number; measured: number }[]
    /** Microbiology and oxidation of fat. */
    findings: readonly Finding[]
    /** The protocol itself; null while nobody has uploaded it. */
    protocolTo: ShopAddress | null
  } | null
}

/** A pack of one batch whose day comes soon. */
export interface ShortOfferView {
  variantId: number
  pack: string
  bestBefore: string
  price: number
  usualPrice: number
  unitPrice: { halere: number; unit: string } | null
  /** At most a hundred is said. */
  available: number
}

export interface RelatedCard {
  type: 'related' | 'upsell' | 'cross_sell' | 'bought_together'
  reason: string
  card: CardView
}

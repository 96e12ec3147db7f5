import type { Companions } from '@shop/contract/catalog'
import type { ProductPageRow } from '@shop/contract/product-page'
import { formatNumber } from '@shop/czech/format-number'
import { nonBreaking } from '@shop/czech/non-breaking'
import { promiseDelivery } from '@shop/domain/calendar/delivery-promise'
import { fromPragueTime, toPragueTime } from '@shop/domain/calendar/prague-time'
import { isEligibleForRegularDelivery } from '@shop/domain/cart/regular-delivery'
import { productTrail } from '@shop/domain/catalog/breadcrumb'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import type { GuideView, LabelView, ProductView, PromiseView } from '#app/goods/product-view.ts'
import { toRepeatPrice } from '#app/goods/repeat-price.server.ts'
import { toFood } from '#app/goods/to-card-view.server.ts'
import { toMix } from '#app/goods/to-mix.ts'
import type { Vocabulary } from '#app/goods/vocabulary.server.ts'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import { breakMeatName } from '#app/texts/catalog/meat-name.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import { toImageView, toVariantViews } from './to-variant-view.server.ts'

interface Surroundings {
  companions: Companions
  vocabulary: Vocabulary
  settings: ShopSettings
  now: Date
}

const BADGES = new Set(['bestseller', 'novinka'])

export function toProductView(row: ProductPageRow, around: Surroundings): Omit<ProductView, 'video'> {
  const { companions, vocabulary, settings, now } = around
  const slugs = row.categories.map(({ slug }) => slug)
  const goods = { categories: slugs, components: row.bundle_components }
  const today = toPragueTime(now).date
  return {
    id: row.product_id,
    slug: row.slug,
    name: nonBreaking(row.name),
    subtitle: nonBreaking(row.subtitle),
    lead: nonBreaking(row.short_description),
    theme: proteinTint(row.protein),
    proteinName: row.protein_name === null ? null : breakMeatName(row.protein_name),
    isDiscontinued: row.status === 'discontinued',
    successor: row.successor_slug
      ? { name: nonBreaking(row.successor_name ?? ''), to: `/produkt/${row.successor_slug}` }
      : null,
    badges: row.tags.filter(({ code }) => BADGES.has(code)).map(({ name }) => name),
    trail: productTrail(vocabulary.categories, slugs).map(({ slug, name }) => ({
      label: name,
      to: `/produkty/${slug}`,
    })),
    rating: toRating(row),
    variants:
      row.status === 'discontinued'
        ? []
        : toVariantViews(row.variants, { today, toRepeatPrice: (pack) => toRepeatPrice(pack, goods, settings) }),
    images: row.images.map(toImageView).filter((image) => image !== null),
    benefits: row.benefits.map(nonBreaking),
    mix: toMix(row.ingredients),
    facts: toFacts(row),
    label: toLabel(row),
    guide: toGuide(row),
    food: toFood({ ...row, ...companions }),
    parts: row.bundle_components.map(({ name, variant_name: pack, slug, quantity }) => ({
      name: nonBreaking(`${name}, ${pack}`),
      to: `/produkt/${slug}`,
      pieces: quantity,
    })),
    regular: isEligibleForRegularDelivery(goods, settings.pricing) ? settings.regular : null,
    freeFrom: settings.freeFrom,
    mostPieces: settings.mostPieces,
    promise: toPromise(settings, now),
  }
}

function toRating({ rating_average: average, rating_count: count, rating_stars: stars }: ProductPageRow) {
  return average === null ? null : { average, count, stars }
}

function toFacts(row: ProductPageRow): ProductView['facts'] {
  const facts = [
    row.life_stage_name ? { name: productSectionTexts.facts.age, value: row.life_stage_name } : null,
    row.breed_size_name ? { name: productSectionTexts.facts.size, value: row.breed_size_name } : null,
    ...toProperties(row.attributes),
  ]
  return facts.filter((fact) => fact !== null).map(({ name, value }) => ({ name, value: nonBreaking(value) }))
}

/** Several values of one attribute are one fact. */
function toProperties(attributes: ProductPageRow['attributes']): ProductView['facts'] {
  const values = new Map<string, string[]>()
  for (const { name, value, unit } of attributes) values.set(name, [...(values.get(name) ?? []), toValue(value, unit)])
  return [...values].map(([name, all]) => ({ name, value: all.join(', ') }))
}

function toValue(value: string | number | boolean, unit: string | null): string {
  if (typeof value === 'boolean') return value ? productSectionTexts.yes : productSectionTexts.no
  return typeof value === 'number' ? `${formatNumber(value)}${unit ? ` ${unit}` : ''}` : value
}

function toLabel(row: ProductPageRow): LabelView {
  return {
    feedType: row.feed_type,
    forWhom: row.feed_type ? row.life_stage_name : null,
    composition: nonBreaking(row.composition_text),
    additives: row.additives_text ? nonBreaking(row.additives_text) : null,
    constituents: row.constituents.map(({ name, percent }) => ({ name, percent })),
    energyKcalPerKg: row.energy_kcal_per_100g === null ? null : Math.round(row.energy_kcal_per_100g * 10),
    storage: nonBreaking(row.storage_text),
    origin: row.origin_country,
    approvalNumber: row.approval_number,
    maker: nonBreaking(row.maker),
    euPerson: nonBreaking(row.eu_person),
    warnings: nonBreaking(row.warnings),
  }
}

function toGuide({ feeding_guide: guide }: ProductPageRow): GuideView | null {
  if (!guide) return null
  return {
    kind: guide.kind,
    rowHeader: guide.row_header,
    columns: guide.columns.map(nonBreaking),
    rows: guide.rows.map(({ weight_kg: weightKg, label, amounts }) => ({
      weightKg,
      label: nonBreaking(label),
      amounts,
    })),
    unit: guide.unit,
    note: nonBreaking(guide.note),
  }
}

function toPromise({ dispatch, courier, pickup }: ShopSettings, now: Date): PromiseView {
  const { orderBy, earliest } = promiseDelivery(now, dispatch, courier)
  const fetched = pickup && promiseDelivery(now, dispatch, pickup)
  const ends = [orderBy, ...(fetched ? [fetched.orderBy] : [])].map(instantOf)
  return {
    orderBy: instantOf(orderBy),
    orderByDate: orderBy.date,
    cutOff: orderBy.time,
    isToday: orderBy.relation === 'today',
    arrivesOn: earliest.date,
    pickupOn: fetched ? fetched.earliest.date : null,
    // Written in one zone, so the first in the alphabet is the first in time.
    holdsUntil: ends.toSorted()[0] ?? instantOf(orderBy),
  }
}

function instantOf({ date, time }: { date: string; time: string }): string {
  return fromPragueTime(date, time).toISOString()
}

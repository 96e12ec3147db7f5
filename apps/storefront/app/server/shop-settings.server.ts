import type { CarrierTransit, DispatchRules } from '@shop/domain/calendar/delivery-promise'
import type { RegularDeliveryRules } from '@shop/domain/cart/regular-delivery'
import { type CourierTerms, toCourierTerms } from './courier-terms.ts'
import { publicData, storefrontId } from './shop.server.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.server.ts'

/** Business numbers that pages print. Money is whole haléře. */
export interface ShopSettings {
  dispatch: DispatchRules
  courier: CarrierTransit
  courierTerms: CourierTerms
  /** To a pickup point; null in a shop without one. */
  pickup: CarrierTransit | null
  freeFrom: number
  returnDays: number
  /** The most pieces of one pack in a cart. */
  mostPieces: number
  pricing: RegularDeliveryRules
  regular: { discountPercent: number; weeks: number[]; defaultWeeks: number }
}

export const loadShopSettings = staleWhileRevalidate(60_000, async (): Promise<ShopSettings> => {
  const [settings, methods] = await Promise.all([
    publicData.list(publicData.from('settings').select('key,value').eq('storefront_id', storefrontId)),
    publicData.list(
      publicData
        .from('shipping_methods')
        .select('kind,price,free_from,min_days,max_days,cut_off')
        .eq('storefront_id', storefrontId)
        .order('position'),
    ),
  ])
  const values = new Map(settings.items.map(({ key, value }) => [key, value]))
  const read = <Value>(key: string): Value => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`The setting ${key} is missing.`)
    return value as Value
  }
  const courierTerms = toCourierTerms(methods.items)
  const point = methods.items.find(({ kind }) => kind === 'pickup-point')
  const closedOn = read<string[]>('shipping.non_working_days')
  const discountPercent = read<number>('regular_delivery.discount')
  return {
    dispatch: { cutOff: read('shipping.cut_off'), closedOn },
    courier: {
      minDays: courierTerms.minDays,
      maxDays: courierTerms.maxDays,
      cutOff: courierTerms.cutOff,
      closedOn,
    },
    courierTerms,
    pickup: point ? { minDays: point.min_days, maxDays: point.max_days, cutOff: point.cut_off, closedOn } : null,
    freeFrom: read('shipping.free_from'),
    returnDays: read('returns.days'),
    mostPieces: read('cart.pieces_per_variant'),
    pricing: {
      priceStep: read('pricing.price_step'),
      regularDelivery: {
        discountPercent,
        eligibleCategories: read('regular_delivery.categories'),
        excludedCategories: read('regular_delivery.excluded_categories'),
      },
    },
    regular: {
      discountPercent,
      weeks: read('regular_delivery.intervals_weeks'),
      defaultWeeks: read('regular_delivery.default_interval_weeks'),
    },
  }
})

import type { CarrierTransit, DispatchRules } from '@shop/domain/calendar/delivery-promise'
import { keepFor } from './keep-for.server.ts'
import { publicData, storefrontId } from './shop.server.ts'

/** Business numbers that pages print. Money is whole haléře. */
export interface ShopSettings {
  dispatch: DispatchRules
  courier: CarrierTransit
  slowestDays: number
  courierPrice: number
  freeFrom: number
  returnDays: number
  regular: { discountPercent: number; categories: string[]; weeks: number[]; defaultWeeks: number }
}

export const loadShopSettings = keepFor(60_000, async (): Promise<ShopSettings> => {
  const { items } = await publicData.list(
    publicData.from('settings').select('key,value').eq('storefront_id', storefrontId),
  )
  const values = new Map(items.map(({ key, value }) => [key, value]))
  const read = <Value>(key: string): Value => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`The setting ${key} is missing.`)
    return value as Value
  }
  const days = read<number>('shipping.courier_days')
  const closedOn = read<string[]>('shipping.non_working_days')
  return {
    dispatch: { cutOff: read('shipping.cut_off'), closedOn },
    courier: { minDays: days, maxDays: days, closedOn },
    slowestDays: read('shipping.slowest_days'),
    courierPrice: read('shipping.courier_price'),
    freeFrom: read('shipping.free_from'),
    returnDays: read('returns.days'),
    regular: {
      discountPercent: read('regular_delivery.discount'),
      categories: read('regular_delivery.categories'),
      weeks: read('regular_delivery.intervals_weeks'),
      defaultWeeks: read('regular_delivery.default_interval_weeks'),
    },
  }
})

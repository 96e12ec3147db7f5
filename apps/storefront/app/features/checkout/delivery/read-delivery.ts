import type { ChooseShipping } from '@shop/contract/checkout'
import type { Way } from './delivery-option.ts'

interface ReadDelivery {
  way: Way
  /** Null while nothing is chosen. */
  chosen: ChooseShipping | null
}

/** What the form says about delivery: the tile decides which of the two lists counts, the other may be ticked too. */
export function readDelivery(values: FormData): ReadDelivery {
  const way = values.get('way') === 'home' ? 'home' : 'pick'
  const value = values.get(way === 'home' ? 'courier' : 'point')
  if (typeof value !== 'string' || value === '') return { way, chosen: null }
  const [shippingCode = '', point = ''] = value.split(':')
  return { way, chosen: { shippingCode, pickupPointId: Number(point) || null, pickupPointCode: null } }
}

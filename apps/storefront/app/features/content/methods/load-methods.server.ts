import { nonBreaking } from '@shop/czech/non-breaking'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

export interface ShippingLine {
  name: string
  price: number
  freeFrom: number | null
  maxKilograms: number | null
  days: { min: number; max: number }
}

interface PaymentLine {
  name: string
  fee: number
  description: string
}

export interface Methods {
  shipping: ShippingLine[]
  payment: PaymentLine[]
}

/** The price list of delivery and payment as the checkout uses it; nobody types these numbers a second time. */
export async function loadMethods(): Promise<Methods> {
  const [shipping, payment] = await Promise.all([
    publicData.list(
      publicData
        .from('shipping_methods')
        .select('name,price,free_from,max_weight_g,min_days,max_days')
        .eq('storefront_id', storefrontId)
        .order('position'),
    ),
    publicData.list(
      publicData
        .from('payment_methods')
        .select('name,fee,description,kind')
        .eq('storefront_id', storefrontId)
        .neq('kind', 'invoice')
        .order('position'),
    ),
  ])
  return {
    shipping: shipping.items.map((row) => ({
      name: nonBreaking(row.name),
      price: row.price,
      freeFrom: row.free_from,
      maxKilograms: row.max_weight_g === null ? null : row.max_weight_g / 1000,
      days: { min: row.min_days, max: row.max_days },
    })),
    payment: payment.items.map((row) => ({
      name: nonBreaking(row.name),
      fee: row.fee,
      description: nonBreaking(row.description),
    })),
  }
}

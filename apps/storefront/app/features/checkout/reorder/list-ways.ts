import type { CheckoutView } from '@shop/contract/checkout'
import type { ReorderView } from '@shop/contract/reorder'
import { formatZip } from '@shop/czech/format-contact'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'

interface Way {
  /** `kod:misto`, as the form sends it. */
  value: string
  title: string
  description: string
  amount: number
  isChosen: boolean
}

/** Where it can go without anything being typed: points around the one of last time, and every way to the known address. */
export function listWays({ points }: Pick<ReorderView, 'points'>, checkout: CheckoutView): Way[] {
  const { cart, shippingCode, pickupPoint, details } = checkout
  const possible = cart.shippingOptions.filter(({ refusal }) => refusal === null)
  const chosen = possible.find(({ code }) => code === shippingCode)
  const atPoints = chosen?.needsPoint
    ? points.map((point) => ({
        value: `${chosen.code}:${point.id}`,
        title: texts.place(point.place || point.name, point.city),
        description: `${chosen.name}, ${point.street}`,
        amount: chosen.amount ?? 0,
        isChosen: point.id === pickupPoint?.id,
      }))
    : []
  const { street, zip, city } = details?.delivery ?? details ?? { street: '', zip: '', city: '' }
  const toDoor = possible
    .filter(({ needsPoint }) => !needsPoint)
    .map((option) => ({
      value: `${option.code}:`,
      title: option.name,
      description:
        option.kind === 'address'
          ? `${street}, ${formatZip(zip)} ${city}`
          : option.description || checkoutShippingTexts.free,
      amount: option.amount ?? 0,
      isChosen: option.code === shippingCode,
    }))
    .filter(({ value }) => street !== '' || possible.find(({ code }) => `${code}:` === value)?.kind !== 'address')
  return [...atPoints, ...toDoor]
}

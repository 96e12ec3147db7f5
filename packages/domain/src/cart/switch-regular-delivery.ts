import { ok, type Result, refuse } from '../result.ts'
import { type Cart, type CartLine, lineId, withLine, withoutLine } from './cart.ts'
import type { PricingSettings } from './pricing-settings.ts'
import { isEligibleForRegularDelivery } from './regular-delivery.ts'

type SwitchRefusal = 'line_gone' | 'not_eligible' | 'unknown_interval'

type Sold = { readonly categories: readonly string[]; readonly components: readonly unknown[] }

/** Turns a line into a regular one, changes its interval, or turns it back (null). Equal lines flow together. */
export function switchRegularDelivery(
  cart: Cart,
  id: string,
  weeks: number | null,
  variant: Sold,
  settings: PricingSettings,
): Result<Cart, SwitchRefusal> {
  const line = cart.lines.find((one) => one.id === id)
  if (!line) return refuse('line_gone')
  if (weeks !== null) {
    const { intervalsWeeks } = settings.regularDelivery
    if (!intervalsWeeks.includes(weeks)) return refuse('unknown_interval', { intervalsWeeks })
    if (!isEligibleForRegularDelivery(variant, settings)) return refuse('not_eligible')
  }
  const switched: CartLine = { ...line, id: lineId(line.variantId, weeks), regularWeeks: weeks }
  if (switched.id === id) return ok(cart)
  const equal = cart.lines.find((one) => one.id === switched.id)
  if (equal) {
    const joined = { ...equal, pieces: equal.pieces + line.pieces }
    return ok({ ...cart, lines: withLine(withoutLine(cart.lines, id), joined) })
  }
  return ok({ ...cart, lines: cart.lines.map((one) => (one.id === id ? switched : one)) })
}

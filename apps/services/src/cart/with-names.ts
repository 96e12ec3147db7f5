import type { MergedLine } from '@shop/domain/cart/merge-carts'
import type { StoredMergedLine } from '#app/cart/cart.sql'
import type { PricingContext } from '#app/cart/load-pricing-context'

/** Names what stayed behind; what came over stands in the cart under the name it has there. */
export function withNames(report: readonly MergedLine[], { goods }: PricingContext): StoredMergedLine[] {
  return report.map((line) => (line.added > 0 ? line : { ...line, name: nameOf(goods.get(line.variantId)?.view) }))
}

function nameOf(view: { name: string; variantName: string } | undefined): string | null {
  return view ? [view.name, view.variantName].filter(Boolean).join(', ') : null
}

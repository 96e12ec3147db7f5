import type { ReorderReason, ReorderView } from '@shop/contract/reorder'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'

interface DescribedDifference {
  /** Dearer is told in yellow, cheaper in green. */
  tone: 'warn' | 'success'
  headline: string | null
  reasons: string[]
}

/** What is not as it was the last time, in a few sentences; null when nothing is worth one. */
export function describeDifference({
  difference,
  reasons,
  isWhole,
}: Pick<ReorderView, 'difference' | 'reasons' | 'isWhole'>): DescribedDifference | null {
  const said = reasons.map(sayReason)
  if (said.length === 0 && difference === 0) return null
  const isOnlySome = said.length > 0 && isWhole
  return {
    tone: difference > 0 ? 'warn' : 'success',
    headline: difference === 0 ? null : difference > 0 ? texts.more(difference) : texts.less(-difference),
    reasons: [...said, ...(isOnlySome ? [texts.remaining] : [])],
  }
}

function sayReason(reason: ReorderReason): string {
  const { was, is } = reason
  switch (reason.kind) {
    case 'price':
      return reason.saleEnded ? texts.saleEnded(reason.name, was) : texts.price(reason.name, was, is)
    case 'pieces':
      if (is === 0) return texts.without(reason.name)
      return was === 0 ? texts.added(reason.name, is) : texts.pieces(reason.name, was, is)
    case 'coupon':
      return texts.coupon(was)
    case 'credits':
      return texts.credits(was)
    case 'volume':
      return texts.volume(was, is)
    case 'shipping':
      return texts.shipping(was, is)
    case 'payment':
      return texts.paymentFee(was, is)
  }
}

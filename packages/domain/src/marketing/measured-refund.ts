import type { Halere } from '../money/halere.ts'
import { divideRounded } from '../money/round.ts'
import type { Correction } from '../order/credited-amount.ts'

export type SoldLine = {
  readonly id: string
  readonly kind: 'goods' | 'gift' | 'shipping' | 'payment'
  readonly code: string
  readonly name: string
  readonly pieces: number
  /** In the basis of the order. */
  readonly amount: Halere
  /** Without VAT. */
  readonly base: Halere
}

type MeasuredRefund = {
  /** Goods only, without VAT: the same kind of number that the purchase was told with. */
  readonly value: Halere
  /** Pieces that came back; empty when the whole purchase did, or when only money did. */
  readonly items: readonly { code: string; name: string; pieces: number; price: Halere }[]
}

type Refunded = {
  readonly amount: Halere
  readonly payable: Halere
  readonly corrections: readonly Correction[] | null
}

/** How much of what was told as a purchase is taken back. */
export function measureRefund(lines: readonly SoldLine[], { amount, payable, corrections }: Refunded): MeasuredRefund {
  const goods = lines.filter(({ kind }) => kind === 'goods')
  if (!corrections) {
    const sold = goods.reduce((sum, { base }) => sum + base, 0)
    return { value: payable > 0 ? divideRounded(sold * Math.min(amount, payable), payable) : 0, items: [] }
  }
  const parts = corrections.flatMap((correction) => {
    const line = goods.find(({ id }) => id === correction.lineId)
    return line ? [{ line, correction, value: shareOf(line, correction) }] : []
  })
  return {
    value: parts.reduce((sum, { value }) => sum + value, 0),
    items: parts.flatMap(({ line, correction }) =>
      'pieces' in correction && correction.pieces > 0
        ? [
            {
              code: line.code,
              name: line.name,
              pieces: correction.pieces,
              price: divideRounded(line.base, line.pieces),
            },
          ]
        : [],
    ),
  }
}

function shareOf({ base, pieces, amount }: SoldLine, correction: Correction): Halere {
  if (!('amount' in correction)) return divideRounded(base * correction.pieces, pieces)
  return amount > 0 ? divideRounded(base * correction.amount, amount) : 0
}

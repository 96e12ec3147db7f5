import type { Halere } from '../money/halere.ts'
import { type BoughtLine, joinBought } from './order-again.ts'

/** What was agreed the last time, in the basis of the group. */
export type OrderedBefore = {
  readonly payable: Halere
  readonly lines: readonly (BoughtLine & { readonly wasOnSale: boolean })[]
  readonly costs: SideAmounts
}

type SideAmounts = {
  /** Taken off the goods. */
  readonly volume: Halere
  readonly coupon: Halere
  readonly credits: Halere
  readonly shipping: Halere
  readonly payment: Halere
}

/** The cart that repeats it. */
export type OrderedNow = {
  readonly payable: Halere
  readonly lines: readonly { readonly variantId: string; readonly pieces: number; readonly unitPrice: Halere }[]
  readonly costs: SideAmounts
}

type Side = keyof SideAmounts

/** One reason why the sum is another one. `by` says how much of the difference it makes. */
export type OrderDifference =
  | {
      readonly kind: 'price'
      readonly variantId: string
      readonly by: Halere
      readonly was: Halere
      readonly is: Halere
      readonly saleEnded: boolean
    }
  | {
      readonly kind: 'pieces'
      readonly variantId: string
      readonly by: Halere
      readonly was: number
      readonly is: number
    }
  | { readonly kind: Side; readonly by: Halere; readonly was: Halere; readonly is: Halere }

type OrderComparison = { readonly difference: Halere; readonly reasons: readonly OrderDifference[] }

const DISCOUNTS: readonly Side[] = ['volume', 'coupon', 'credits']
const SIDES: readonly Side[] = ['volume', 'coupon', 'credits', 'shipping', 'payment']

/**
 * How a repeated order differs from the one it repeats, and why: together the reasons are the difference, but for the rounding of
 * cash and, where prices are without tax, the tax.
 */
export function compareWithOrder(before: OrderedBefore, now: OrderedNow): OrderComparison {
  const sides = SIDES.flatMap((kind): OrderDifference[] => {
    const [was, is] = [before.costs[kind], now.costs[kind]]
    const by = DISCOUNTS.includes(kind) ? was - is : is - was
    return by === 0 ? [] : [{ kind, by, was, is }]
  })
  return { difference: now.payable - before.payable, reasons: [...compareLines(before, now), ...sides] }
}

function compareLines(before: OrderedBefore, now: OrderedNow): OrderDifference[] {
  const bought = joinBought(before.lines)
  const known = bought.flatMap(({ variantId, pieces, full }) => {
    const line = now.lines.find((one) => one.variantId === variantId)
    const wasOnSale = before.lines.some((one) => one.variantId === variantId && one.wasOnSale)
    return line
      ? compareLine({ variantId, pieces, full, wasOnSale }, line)
      : [{ kind: 'pieces' as const, variantId, by: -full, was: pieces, is: 0 }]
  })
  const added = now.lines
    .filter(({ variantId }) => bought.every((line) => line.variantId !== variantId))
    .map(({ variantId, pieces, unitPrice }) => ({
      kind: 'pieces' as const,
      variantId,
      by: pieces * unitPrice,
      was: 0,
      is: pieces,
    }))
  return [...known, ...added]
}

/** The price first, for as many pieces as both have; then the pieces, at today's price or, when fewer, at that of last time. */
function compareLine(
  { variantId, pieces, full, wasOnSale }: OrderedBefore['lines'][number],
  line: OrderedNow['lines'][number],
): OrderDifference[] {
  const was = Math.floor(full / pieces + 0.5)
  const all = line.pieces * line.unitPrice - full
  const byPieces = (line.pieces - pieces) * (line.pieces > pieces ? line.unitPrice : was)
  const byPrice = all - byPieces
  const is = line.unitPrice
  return [
    ...(was === is
      ? []
      : [{ kind: 'price' as const, variantId, by: byPrice, was, is, saleEnded: wasOnSale && is > was }]),
    ...(line.pieces === pieces
      ? []
      : [
          {
            kind: 'pieces' as const,
            variantId,
            by: was === is ? all : byPieces,
            was: pieces,
            is: line.pieces,
          },
        ]),
  ]
}

import type { Halere } from '../money/halere.ts'

export type CartLine = {
  /** What is sold and how: the same variant once and regularly are two lines, the same twice is one. */
  readonly id: string
  readonly variantId: string
  readonly pieces: number
  readonly regularWeeks: number | null
  /** Unit price the customer has seen for so many pieces and agreed with. */
  readonly seenPrice: Halere
}

export type Cart = {
  readonly lines: readonly CartLine[]
  readonly saved: readonly CartLine[]
  readonly couponCode: string | null
}

/** A variant as the buyer of this cart can have it now. */
export type CartVariant = {
  readonly id: string
  readonly price: Halere
  /** What one costs from so many pieces on. */
  readonly breaks?: readonly { readonly fromPieces: number; readonly price: Halere }[]
  readonly inStock: number
  readonly isSold: boolean
}

export type CartLimits = {
  readonly piecesPerVariant: number
  readonly lines: number
  /** Of all things together. */
  readonly pieces: number
}

export const EMPTY_CART: Cart = { lines: [], saved: [], couponCode: null }

export function lineId(variantId: string, regularWeeks: number | null): string {
  return regularWeeks === null ? variantId : `${variantId}:${regularWeeks}`
}

export function toLine(variant: CartVariant, pieces: number, regularWeeks: number | null): CartLine {
  return { id: lineId(variant.id, regularWeeks), variantId: variant.id, pieces, regularWeeks, seenPrice: variant.price }
}

export function piecesOf(cart: Cart, variantId: string): number {
  return cart.lines.filter((line) => line.variantId === variantId).reduce((sum, { pieces }) => sum + pieces, 0)
}

/** What one of so many costs. */
export function priceFor({ price, breaks = [] }: CartVariant, pieces: number): Halere {
  return Math.min(price, ...breaks.filter(({ fromPieces }) => pieces >= fromPieces).map((step) => step.price))
}

export function allPiecesOf(cart: Cart): number {
  return cart.lines.reduce((sum, { pieces }) => sum + pieces, 0)
}

/** Puts a line in the place of the one with its id, or at the end. */
export function withLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const isThere = lines.some(({ id }) => id === line.id)
  return isThere ? lines.map((one) => (one.id === line.id ? line : one)) : [...lines, line]
}

export function withoutLine(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id)
}

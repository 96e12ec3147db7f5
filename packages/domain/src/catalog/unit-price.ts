/** Quantities of units are kept to ten-thousandths, as the catalogue does. */
const PARTS = 10_000

/**
 * Price per kilogram, litre, metre or piece in whole haléře, halves up (Act 526/1990 Coll., § 13). The catalogue's own
 * prices get theirs from the database by the same rule; this one is for prices that arise in a cart.
 */
export function unitPrice(priceHalere: number, unitQuantity: number): number {
  const parts = Math.round(unitQuantity * PARTS)
  return Math.floor((2 * priceHalere * PARTS + parts) / (2 * parts))
}

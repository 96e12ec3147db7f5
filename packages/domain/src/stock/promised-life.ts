/** One pack on the shelf, as a group sees it that is promised goods which keep for some time. */
export interface PromisedShelf {
  readonly onHand: number
  /** What lies in boxes already. */
  readonly planned: number
  /** In no box yet, and too close to its day for the group. */
  readonly short: number
  /** What orders with that promise hold without a box, the one that is judged included. */
  readonly promised: number
}

/** How many pieces are promised that the shelf cannot keep; others take those that end first, so what keeps is for the group. */
export function piecesOverPromise({ onHand, planned, short, promised }: PromisedShelf): number {
  return Math.max(0, promised - Math.max(0, onHand - planned - short))
}

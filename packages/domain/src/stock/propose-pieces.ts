/** What is sold in four weeks, as `variant_paces` counts it. */
const PACE_DAYS = 28
/** From the order to the shelf. */
export const LEAD_DAYS = 9
/** What one delivery lasts. */
export const COVER_DAYS = 42
/** So many times the deviation: in 95 of 100 deliveries nothing runs out. */
const CERTAINTY = 1.65

export interface Sold {
  /** Free to be sold. */
  readonly available: number
  /** Ordered in the last four weeks. */
  readonly pieces28: number
  /** Promised by regular deliveries until the delivery after next. */
  readonly inPlans: number
  /** What a supplier sends them by; null when single pieces come. */
  readonly piecesPerCarton: number | null
}

interface Proposal {
  readonly perDay: number
  /** Null when nobody buys it. */
  readonly daysLeft: number | null
  /** None when the stock lasts beyond the next delivery. */
  readonly pieces: number
}

/** How many pieces to order: what will be sold until the delivery after next and a reserve, less what is here, in whole cartons. */
export function proposePieces({ available, pieces28, inPlans, piecesPerCarton }: Sold): Proposal {
  const perDay = pieces28 / PACE_DAYS
  const daysLeft = perDay === 0 ? null : Math.floor(Math.max(available, 0) / perDay)
  const reserve = CERTAINTY * Math.sqrt(perDay * LEAD_DAYS)
  const isDue = available < perDay * LEAD_DAYS + reserve || available < inPlans
  const wanted = Math.max(perDay * (LEAD_DAYS + COVER_DAYS), inPlans) + reserve - available
  const carton = piecesPerCarton ?? 1
  return { perDay, daysLeft, pieces: isDue ? Math.max(0, Math.ceil(wanted / carton)) * carton : 0 }
}

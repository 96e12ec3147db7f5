/** Money in whole haléře. Never a fraction, never crowns. */
export type Halere = number

export function fromCrowns(crowns: number): Halere {
  return Math.round(crowns * 100)
}

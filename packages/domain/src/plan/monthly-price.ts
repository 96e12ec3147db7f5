import type { Halere } from '../money/halere.ts'

/** Weeks of an average month, as the answers to customers count them. */
const WEEKS_OF_MONTH = 4.35

/** What comes regularly, by the month and in whole crowns: each thing in its own rhythm. */
export function monthlyPrice(lines: readonly { amount: Halere; regularWeeks: number | null }[]): Halere {
  const perWeek = lines.reduce((sum, { amount, regularWeeks }) => sum + (regularWeeks ? amount / regularWeeks : 0), 0)
  return Math.round((perWeek * WEEKS_OF_MONTH) / 100) * 100
}

import { formatDate } from './format-date.ts'

/** Name of a pack that keeps for a short while: its day goes with it into the cart, mails, the order and its documents. */
export function shortDatedName(pack: string, bestBefore: string): string {
  const day = `do ${formatDate(bestBefore)}`
  return pack === '' ? `Krátká trvanlivost ${day}` : `${pack}, krátká trvanlivost ${day}`
}

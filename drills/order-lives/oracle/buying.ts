import type { FrozenLine, FrozenOrder, Ware } from './world.ts'

/** One piece of so many: the least of everything that holds for them. Of equals the price of one piece counts, then that of fewer. */
export function cheapest(
  { price, steps }: Pick<Ware, 'price' | 'steps'>,
  pieces: number,
  agreed: number | undefined,
): { price: number; from: number | null } {
  const reached = steps.filter(({ from }) => from <= pieces).toSorted((one, other) => one.from - other.from)
  const prices = [{ price, from: null }, ...reached, ...(agreed === undefined ? [] : [{ price: agreed, from: null }])]
  const least = Math.min(...prices.map((one) => one.price))
  return prices.find((one) => one.price === least) ?? { price, from: null }
}

/** A line as it was placed, before anything came off the whole order. */
export interface PlacedLine {
  variantId: number
  pieces: number
  full: number
  /** What a code or an offer took off. */
  coupon: number
}

/** Goods an offer without a code is about, and what it takes off an order of them. */
export const OFFERED = { code: 'CN-PA-SU-DYN-500', amount: 5000 }

/** What an order costs by the price lists, and what it was placed for. */
export function faultsOfBirth(
  lines: readonly PlacedLine[],
  { wares, agreed }: Pick<FrozenOrder, 'wares' | 'agreed'>,
): string[] {
  const faults = lines.flatMap(({ variantId, pieces, full }) => {
    const ware = wares.find((one) => one.variantId === variantId)
    if (!ware) return []
    const together = sum(lines.filter((line) => line.variantId === variantId).map((line) => line.pieces))
    const expected = cheapest(ware, together, agreed[variantId]).price * pieces
    return expected === full ? [] : [`placed: ${pieces} of ${ware.code} cost ${expected}, not ${full}`]
  })
  const offered = wares.find(({ code }) => code === OFFERED.code)
  const touched = lines.filter(({ variantId }) => variantId === offered?.variantId)
  const due = Math.min(OFFERED.amount, sum(touched.map(({ full }) => full)))
  const given = sum(lines.map(({ coupon }) => coupon))
  return touched.length === 0 || due === given ? faults : [...faults, `placed: the offer gives ${due}, not ${given}`]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** From how many pieces on the price of a placed line holds. */
export function breakOf(
  line: { variantId: number | null; bundleId: number | null; kind: string },
  lines: readonly { variantId: number | null; bundleId: number | null; kind: string; pieces: number }[],
  { wares, agreed }: Pick<FrozenOrder, 'wares' | 'agreed'>,
): number | null {
  const { variantId } = line
  const ware = wares.find((one) => one.variantId === variantId)
  if (!ware || variantId === null || line.kind !== 'goods' || line.bundleId !== null) return null
  const same = lines.filter((one) => one.variantId === variantId && one.kind === 'goods' && one.bundleId === null)
  return cheapest(ware, sum(same.map(({ pieces }) => pieces)), agreed[variantId]).from
}

/** Whether a price of many would be kept for fewer. Pieces of one pack are counted over all lines; none of it may stay. */
export function isBreakLost(before: readonly FrozenLine[], stay: readonly FrozenLine[]): boolean {
  const piecesOf = (lines: readonly FrozenLine[], id: number | null) =>
    lines
      .filter(({ variantId, kind, bundleId }) => variantId === id && kind === 'goods' && bundleId === null)
      .reduce((sum, { pieces }) => sum + pieces, 0)
  return stay.some(({ variantId, breakPieces }) => {
    const left = piecesOf(stay, variantId)
    return breakPieces !== null && left < breakPieces && left < piecesOf(before, variantId)
  })
}

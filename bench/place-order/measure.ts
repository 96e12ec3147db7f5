import { inParallel } from '@shop/stack/buyer'

export interface Measured {
  perSecond: number
  /** Milliseconds of every one. */
  times: number[]
}

/** So many at once, one after another, until all are done. */
export async function measure<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<number>,
): Promise<Measured> {
  const began = performance.now()
  const times = await inParallel(items, atOnce, work)
  return { perSecond: items.length / ((performance.now() - began) / 1000), times }
}

export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 50)
}

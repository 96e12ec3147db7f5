import { inParallel } from '@shop/stack/buyer'
import { percentile } from './latency.ts'

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

export function median(numbers: readonly number[]): number {
  return percentile([...numbers], 0.5)
}

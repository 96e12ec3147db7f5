/**
 * How a page felt, as browsers measure it: when its largest part stood, how much it jumped, how long it took to answer a hand. Upper
 * bounds of what is counted together, in milliseconds and in shares of the screen; the last is without end.
 */
const VITAL_BOUNDS = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  inp: [50, 100, 150, 200, 300, 500, 1000],
} as const
export type Vital = keyof typeof VITAL_BOUNDS
export const VITALS = Object.keys(VITAL_BOUNDS) as Vital[]

/** Up to here three of four visits have to be for a page to count as good. */
export const GOOD_VITALS = { lcp: 2500, cls: 0.1, inp: 200 } as const satisfies Record<Vital, number>

export const PAGE_KINDS = ['home', 'product', 'grid', 'blog', 'checkout', 'account', 'other'] as const
type PageKind = (typeof PAGE_KINDS)[number]

// No object: an address such as `/constructor` would find what every object has.
const KIND_OF: ReadonlyMap<string, PageKind> = new Map([
  ['', 'home'],
  ['produkt', 'product'],
  ['produkty', 'grid'],
  ['hledat', 'grid'],
  ['blog', 'blog'],
  ['kosik', 'checkout'],
  ['ucet', 'account'],
])

/** Few kinds, so that no address made up by somebody makes a row of its own. */
export function toPageKind(path: string): PageKind {
  return KIND_OF.get(path.split('/')[1] ?? '') ?? 'other'
}

export function toBucket(vital: Vital, value: number): number {
  const bounds: readonly number[] = VITAL_BOUNDS[vital]
  const at = bounds.findIndex((bound) => value <= bound)
  return at === -1 ? bounds.length : at
}

/** The value that three of four visits do not exceed, as near as the buckets tell; null without a visit. */
export function toP75(vital: Vital, visits: ReadonlyMap<number, number>): number | null {
  const bounds: readonly number[] = VITAL_BOUNDS[vital]
  const all = [...visits.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let seen = 0
  for (const [bucket, bound] of bounds.entries()) {
    const here = visits.get(bucket) ?? 0
    if (seen + here >= all * 0.75) {
      const low = bounds[bucket - 1] ?? 0
      return low + (bound - low) * ((all * 0.75 - seen) / here)
    }
    seen += here
  }
  return bounds.at(-1) ?? null
}

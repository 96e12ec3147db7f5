export interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * What the redirects are once an address leads elsewhere. Whoever led to it is led on at once, and the page it leads to leads nowhere else: so
 * nobody ever follows two of them, and no circle can come of it.
 */
export function addRedirect(known: readonly Redirect[], { from, to }: Redirect): Redirect[] {
  if (from === to) return [...known]
  const led = known
    .filter((one) => one.from !== to && one.from !== from)
    .map((one) => (one.to === from ? { ...one, to } : one))
  return [...led, { from, to }]
}

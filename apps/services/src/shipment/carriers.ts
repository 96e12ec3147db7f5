import type { Carrier } from '@shop/partners/ports/carrier'
import type { Deps } from '#app/http/deps'

/** The adapter of a carrier; none where people serve it by hand. A code that nobody answers to is a fault, not a parcel to forget. */
export function carrierOf({ carriers }: Pick<Deps, 'carriers'>, code: string | null): Carrier | null {
  if (code === null) return null
  const carrier = carriers[code]
  if (!carrier) throw new Error(`No adapter speaks to the carrier ${code}.`)
  return carrier
}

/** One after another for each carrier: a label is never asked for and cancelled at once, and a slow carrier holds one place. */
export function labelQueue(code: string | null): string {
  return `labels:${code ?? 'own'}`
}

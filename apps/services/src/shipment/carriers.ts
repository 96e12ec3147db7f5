import type { Carrier } from '@shop/partners/ports/carrier'
import type { Deps } from '#app/http/deps'

/** Adapters by the name a shipping method has for its carrier. A carrier without one is served by hand. */
export function carrierOf({ carriers }: Pick<Deps, 'carriers'>, name: string | null): Carrier | null {
  return name === null ? null : (carriers[name] ?? null)
}

/** One after another for each carrier: a label is never asked for and cancelled at once, and a slow carrier holds one place. */
export function labelQueue(carrier: string | null): string {
  return `labels:${carrier ?? 'own'}`
}

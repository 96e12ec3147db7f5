import { now } from './clock.server.ts'
import { publicPage } from './page-cache.server.ts'

const LONGEST = 3600

/** A page that promises a day may be kept only as long as the promise holds: until the cut-off. */
export function publicPageUntilCutOff(orderBy: string, ...keys: string[]): Record<string, string> {
  const seconds = Math.floor((Date.parse(orderBy) - now().getTime()) / 1000)
  const age = Math.min(LONGEST, Math.max(1, seconds))
  return { ...publicPage(...keys), 'Cache-Control': `public, max-age=0, s-maxage=${age}, stale-while-revalidate=30` }
}

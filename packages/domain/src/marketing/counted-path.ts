export const VIEW_SOURCES = ['own', 'direct', 'search', 'social', 'campaign', 'other'] as const
export type ViewSource = (typeof VIEW_SOURCES)[number]

// Behind these stands a secret, an order or a person: only the kind of page is counted.
const PERSONAL = ['/d', '/l', '/p', '/t', '/moje-recenze', '/survey', '/ucet/objednavka', '/nahled', '/private']

const PLAIN = /^\/(?:[a-z0-9]+(?:[-./][a-z0-9]+)*)?$/

const SEARCH = /(?:^|\.)(?:google|seznam|bing|duckduckgo|ecosia|yahoo|qwant|brave)\.[a-z.]+$/
const SOCIAL = /(?:^|\.)(?:facebook|instagram|tiktok|youtube|pinterest|linkedin|x|t)\.(?:com|co)$/

/** The page as statistics know it; null when it is no page of the shop. */
export function toCountedPath(path: string): string | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  const personal = PERSONAL.find((prefix) => clean === prefix || clean.startsWith(`${prefix}/`))
  if (personal) return personal
  return clean.length <= 200 && PLAIN.test(clean) ? clean : null
}

/** Of a landing page: counted beside it when what the page is for has happened. */
export function toGoalPath(landingPath: string): string {
  return `${landingPath}/cil`
}

/** What is counted when a page is read: itself and, of a landing page under test, its half. */
export function toCountedPaths(path: string, { variant }: { variant?: string | null }): string[] {
  return variant ? [path, `${path}/${variant}`] : [path]
}

/** Where the reader came from, by the name of the other site alone. */
export function toViewSource(visit: { referrer: string; ownHost: string; search: string }): ViewSource {
  if (/[?&]utm_source=/.test(visit.search)) return 'campaign'
  const host = hostOf(visit.referrer)
  if (!host) return 'direct'
  if (host === visit.ownHost) return 'own'
  if (SEARCH.test(host)) return 'search'
  return SOCIAL.test(host) ? 'social' : 'other'
}

function hostOf(address: string): string {
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase() ?? ''
}

/** One address per page: without query, hash and trailing slash. */
export function toCanonical(publicUrl: string, pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : ''
  return publicUrl.replace(/\/$/, '') + (path || '/')
}

/** A list may be a page of its own by one filter or by its number; its loader then gives the query that belongs to it. */
export function canonicalQueryOf(matches: { loaderData?: unknown }[]): string {
  const { canonicalQuery } = Object(matches.at(-1)?.loaderData) as { canonicalQuery?: unknown }
  return typeof canonicalQuery === 'string' ? canonicalQuery : ''
}

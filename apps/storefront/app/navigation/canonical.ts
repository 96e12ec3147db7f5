/** One address per page: without query, hash and trailing slash. */
export function toCanonical(publicUrl: string, pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : ''
  return publicUrl.replace(/\/$/, '') + (path || '/')
}

/** What this browser has a heart at: of a guest the only copy, of a customer the one that public pages can show. */
export const FAVOURITES_COOKIE = 'cenich_oblibene'
const YEAR_SECONDS = 365 * 24 * 60 * 60
const MOST = 60

/** Products, the newest first. Somebody may have written anything into it. */
export function parseFavourites(cookies: string | null | undefined): number[] {
  const [, written = ''] = new RegExp(`(?:^|;\\s*)${FAVOURITES_COOKIE}=([\\d.]*)`).exec(cookies ?? '') ?? []
  const ids = written
    .split('.')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, MOST)
}

/** Scripts of the page may read it: it opens nothing and names nobody. */
export function formatFavourites(productIds: readonly number[], isSecure: boolean): string {
  const age = productIds.length === 0 ? 0 : YEAR_SECONDS
  const value = productIds.slice(0, MOST).join('.')
  return `${FAVOURITES_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function withFavourite(productIds: readonly number[], productId: number, isWanted: boolean): number[] {
  const others = productIds.filter((id) => id !== productId)
  return isWanted ? [productId, ...others].slice(0, MOST) : others
}

import type { PageSeen, ShopEvent } from '#app/state/analytics.ts'

const KEPT = 'cenich-odkaz'
export const LINK = '/l/'

/** Nobody else's script runs on a page behind a personal link; that one was there is told by the page after it. */
export function rememberLink(one: ShopEvent): void {
  if (one.kind === 'page' && one.path.startsWith(LINK)) sessionStorage.setItem(KEPT, '1')
}

export function recallLink(): PageSeen | null {
  if (!sessionStorage.getItem(KEPT) || location.pathname.startsWith(LINK)) return null
  sessionStorage.removeItem(KEPT)
  return { kind: 'page', id: '', path: LINK, search: '', data: null }
}

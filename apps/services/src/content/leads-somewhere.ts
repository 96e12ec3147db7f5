import { isLivingPage, selectAnsweringPaths, selectPageSpans } from '#app/content/missing-pages.sql'
import { selectTouchedRedirects } from '#app/content/redirects.sql'
import type { Db } from '#app/store/database'

/** Whether a link of staff ends at a page, at once or over a redirect. What stands behind it, such as filters, is the page's own. */
export async function leadsSomewhere(db: Db, href: string): Promise<boolean> {
  if (href === '') return true
  const [path = ''] = href.split(/[?#]/)
  if (await isLivingPage(db, path)) return true
  return (await selectTouchedRedirects(db, path, path)).some(({ from }) => from === path)
}

/** Of many links those that lead nowhere. */
export async function findDeadLinks(db: Db, hrefs: readonly string[]): Promise<string[]> {
  const pathOf = (href: string) => href.split(/[?#]/)[0] ?? ''
  const alive = new Set(await selectAnsweringPaths(db, [...new Set(hrefs.map(pathOf))]))
  return hrefs.filter((href) => !alive.has(pathOf(href)))
}

/**
 * The same at a moment that is planned: a page that comes and goes by itself must be there then. Without a moment it is enough that its
 * time is not over, so that a banner for Monday can be written before the page of Monday begins.
 */
export async function leadsSomewhereAt(db: Db, href: string, { at, now }: { at: Date | null; now: Date }) {
  const [path = ''] = href.split(/[?#]/)
  const spans = await selectPageSpans(db, path)
  if (spans.length === 0) return leadsSomewhere(db, href)
  return spans.some(({ from, to }) => (at === null || from <= at) && (to === null || to > (at ?? now)))
}

import { isLivingPage } from '#app/content/missing-pages.sql'
import { selectTouchedRedirects } from '#app/content/redirects.sql'
import type { Db } from '#app/store/database'

/** Whether a link of staff ends at a page, at once or over a redirect. What stands behind it, such as filters, is the page's own. */
export async function leadsSomewhere(db: Db, href: string): Promise<boolean> {
  if (href === '') return true
  const [path = ''] = href.split(/[?#]/)
  if (await isLivingPage(db, path)) return true
  return (await selectTouchedRedirects(db, path, path)).some(({ from }) => from === path)
}

import { loadBlockPage } from './load-block-page.server.ts'
import type { SectionPage } from './section.ts'
import { content } from './source/content.server.ts'

/** Null for a page that does not exist, is a draft or has not begun. */
export async function loadLanding(slug: string): Promise<SectionPage | null> {
  const row = await content.findLanding(slug)
  if (!row) return null
  return loadBlockPage(
    { name: row.title, title: `${row.title} | Čenich`, description: row.seo_description },
    row.blocks,
  )
}

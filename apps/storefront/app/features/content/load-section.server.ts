import { pageNotFound } from '#app/errors/page-error.ts'
import { loadBlockPage } from './load-block-page.server.ts'
import type { SectionPage } from './section.ts'
import { content } from './source/content.server.ts'

export async function loadSection(slug: string): Promise<SectionPage> {
  const row = await content.findSection(slug)
  if (!row) throw pageNotFound()
  return loadBlockPage({ name: row.title, title: row.seo_title, description: row.seo_description }, row.blocks)
}

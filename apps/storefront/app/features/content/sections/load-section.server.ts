import type { SectionRow } from '@shop/contract/content'
import { pageNotFound } from '#app/errors/page-error.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { loadBlockPage } from './load-block-page.server.ts'
import type { SectionPage } from './section.ts'

/** Only what stands above the blocks, for a page that draws its own. */
export async function loadSectionHead(slug: string): Promise<Omit<SectionPage, 'blocks'>> {
  const row = await content.findSection(slug)
  if (!row) throw pageNotFound()
  const hero = row.blocks.filter(({ type }) => type === 'hero')
  const { blocks: _blocks, ...head } = await loadBlockPage(toFrame(row), hero)
  return head
}

export async function loadSection(slug: string): Promise<SectionPage> {
  const row = await content.findSection(slug)
  if (!row) throw pageNotFound()
  return toSectionPage(row)
}

export function toSectionPage(row: SectionRow): Promise<SectionPage> {
  return loadBlockPage(toFrame(row), row.blocks)
}

function toFrame({ title, seo_title, seo_description }: SectionRow) {
  return { name: title, title: seo_title, description: seo_description }
}

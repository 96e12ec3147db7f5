import { pageNotFound } from '#app/errors/page-error.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import editorial from './editorial/sections.json' with { type: 'json' }
import { parseInline } from './parse-inline.server.ts'
import type { SectionPage } from './section.ts'
import { type EditorialBlock, toActions, toSectionBlock } from './to-section-block.server.ts'

interface EditorialSection {
  slug: string
  title: string
  seoTitle: string
  seoDescription: string
  blocks: EditorialBlock[]
}

const sections = new Map((editorial.sections as EditorialSection[]).map((section) => [section.slug, toPage(section)]))

export function loadSection(slug: string): SectionPage {
  const page = sections.get(slug)
  if (!page) throw pageNotFound()
  return page
}

function toPage({ title, seoTitle, seoDescription, blocks }: EditorialSection): SectionPage {
  const hero = blocks.find(({ type }) => type === 'hero')
  return {
    name: title,
    title: seoTitle,
    description: seoDescription,
    heading: nonBreaking(hero?.heading ?? title),
    lead: parseInline(hero?.body ?? ''),
    actions: toActions(hero?.cta),
    blocks: blocks.map(toSectionBlock).filter((block) => block !== null),
  }
}

import { nonBreaking } from '#app/texts/non-breaking.ts'
import editorial from './editorial/landing-pages.json' with { type: 'json' }
import { parseInline } from './parse-inline.server.ts'
import type { SectionPage } from './section.ts'
import { type EditorialBlock, toActions, toSectionBlock } from './to-section-block.server.ts'

/** Null for a page that does not exist, is a draft or has not begun. */
export function loadLanding(slug: string, now: Date): SectionPage | null {
  const page = editorial.landingPages.find((one) => one.slug === slug)
  if (page?.status !== 'published' || now < new Date(page.validFrom)) return null
  const blocks = page.blocks as EditorialBlock[]
  const hero = blocks.find(({ type }) => type === 'hero')
  return {
    name: page.title,
    title: `${page.title} | Čenich`,
    description: page.seoDescription,
    heading: nonBreaking(hero?.heading ?? page.title),
    lead: parseInline(hero?.body ?? ''),
    actions: toActions(hero?.cta),
    blocks: blocks.map(toSectionBlock).filter((block) => block !== null),
  }
}

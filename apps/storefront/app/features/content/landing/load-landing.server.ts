import type { LandingRow } from '@shop/contract/content'
import { toVisitor } from '#app/features/content/landing/to-visitor.server.ts'
import { loadBlockPage } from '#app/features/content/sections/load-block-page.server.ts'
import type { SectionPage } from '#app/features/content/sections/section.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { now } from '#app/server/clock.server.ts'
import { toTitle } from '#app/texts/brand.ts'
import type { LandingOffer } from './landing-offer.ts'
import { loadOffer } from './load-offer.server.ts'

export interface LandingPage extends SectionPage {
  slug: string
  /** The offer is over; the page stays and says so. */
  isOver: boolean
  /** Which half of a test somebody sees; null when nothing is tried. */
  variant: 'a' | 'b' | null
  /** Null for a page that sells nothing by itself, and once the goods are gone. */
  offer: LandingOffer | null
}

/** Null for a page that does not exist, is a draft or has not begun. */
export async function loadLanding(slug: string, request: Request): Promise<LandingPage | null> {
  const row = await content.findLanding(slug, toVisitor(request))
  return row && toLandingPage(row)
}

export async function toLandingPage(row: LandingRow): Promise<LandingPage> {
  const frame = { name: row.title, title: toTitle(row.title), description: row.seo_description }
  const isOver = row.valid_to !== null && new Date(row.valid_to) < now()
  const [page, offer] = await Promise.all([loadBlockPage(frame, row.blocks), isOver ? null : loadOffer(row.blocks)])
  return { ...page, slug: row.slug, isOver, variant: row.variant, offer }
}

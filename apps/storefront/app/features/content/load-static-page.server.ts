import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { now } from '#app/server/clock.server.ts'
import { formatLongDate } from '#app/texts/format-date.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { parseMarkdown } from './parse-markdown.server.ts'
import type { RichBlock } from './rich-text.ts'
import { content } from './source/content.server.ts'

export interface StaticPage {
  title: string
  description: string
  heading: string
  perex: string
  version: string
  effectiveFrom: string
  blocks: RichBlock[]
}

/** The wording that holds today; null when there is no such page. */
export async function loadStaticPage(slug: string, today = toPragueTime(now()).date): Promise<StaticPage | null> {
  const versions = await content.listStaticVersions(slug)
  // Before the first one takes effect, the page shows what is coming rather than nothing.
  const current = versions.find(({ effective_from }) => effective_from <= today) ?? versions.at(-1)
  if (!current) return null
  const [text, values] = await Promise.all([content.findStaticText(slug, current.version), content.readTextValues()])
  if (!text) return null
  const effectiveFrom = formatLongDate(new Date(text.effective_from))
  const own = { 'page.version': text.version, 'page.effectiveFrom': effectiveFrom }
  return {
    title: text.seo_title,
    description: text.seo_description,
    heading: nonBreaking(text.title),
    perex: nonBreaking(text.perex),
    version: text.version,
    effectiveFrom,
    blocks: parseMarkdown(fillPlaceholders(text.body, { ...values, ...own })),
  }
}

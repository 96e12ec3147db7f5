import { formatLongDate } from '#app/texts/format-date.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import editorial from './editorial/pages.json' with { type: 'json' }
import { fillPlaceholders } from './editorial-placeholders.server.ts'
import { parseMarkdown } from './parse-markdown.server.ts'
import type { RichBlock } from './rich-text.ts'

export interface StaticPage {
  title: string
  description: string
  heading: string
  perex: string
  version: string
  effectiveFrom: string
  blocks: RichBlock[]
}

export function loadStaticPage(slug: string): StaticPage | null {
  const page = editorial.pages.find((one) => one.slug === slug)
  if (!page) return null
  const effectiveFrom = formatLongDate(new Date(page.effectiveFrom))
  const body = fillPlaceholders(page.body, { 'page.version': page.version, 'page.effectiveFrom': effectiveFrom })
  return {
    title: page.seoTitle,
    description: page.seoDescription,
    heading: nonBreaking(page.title),
    perex: nonBreaking(page.perex),
    version: page.version,
    effectiveFrom,
    blocks: parseMarkdown(body),
  }
}

import { parseMarkdown } from '#app/prose/parse-markdown.server.ts'
import type { RichBlock } from '#app/prose/rich-text.ts'
import { inlineText } from '#app/prose/to-plain-text.ts'
import type { CategoryPage } from './load-category.server.ts'

interface CategoryText {
  heading: string
  lead: string
  blocks: RichBlock[]
}

/** Words under the goods of the first page: a text that begins with a heading of its own is named by it. */
export function toCategoryText({ heading, lead, body, grid }: CategoryPage): CategoryText | null {
  if (grid.filters.page !== 1 || (!lead && !body)) return null
  const blocks = body ? parseMarkdown(body) : []
  const [first, ...rest] = blocks
  return first?.type === 'heading' ? { heading: inlineText(first.text), lead, blocks: rest } : { heading, lead, blocks }
}

import type { RichBlock } from './rich-text.ts'
import { inlineText } from './to-plain-text.ts'

export interface PageHeading {
  id: string
  text: string
}

/** Chapters of a long text. */
export function toHeadings(blocks: RichBlock[]): PageHeading[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: inlineText(block.text) }] : [],
  )
}

import type { Inline, ListItem, RichBlock, RichList } from './rich-text.ts'

/** The words of a text without its marks, for search engines and feeds. */
export function toPlainText(blocks: RichBlock[]): string {
  return blocks.map(blockText).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
}

/** One line for each paragraph, item and row, so that two texts can be compared line by line. */
export function toLines(blocks: RichBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(itemLines)
    if (block.type === 'quote') return toLines(block.blocks)
    if (block.type === 'table') return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | '))
    return [blockText(block)]
  })
}

export function inlineText(parts: Inline[]): string {
  return parts.map(partText).join('')
}

/** The words of an item stand before the lists under it. */
function itemLines(item: ListItem): string[] {
  const words = item.flatMap((part) => (isList(part) ? [] : [part]))
  return [`• ${inlineText(words)}`, ...toLines(item.filter(isList))]
}

function isList(part: Inline | RichList): part is RichList {
  return typeof part === 'object' && 'items' in part
}

/** Whole words up to the limit; what search engines would cut is cut here, at a better place. */
export function excerpt(text: string, limit = 155): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit - 1).replace(/[\s,;:–-]+\S*$/, '')}…`
}

function blockText(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.text)
    case 'list':
      return block.items.map(itemText).join(' ')
    case 'quote':
      return toPlainText(block.blocks)
    case 'product':
    case 'prices':
      return ''
    case 'table':
      return block.rows.flat().map(inlineText).join(' ')
  }
}

function itemText(item: ListItem): string {
  return item.map((part) => (isList(part) ? ` ${blockText(part)}` : partText(part))).join('')
}

function partText(part: Inline): string {
  if (typeof part === 'string') return part
  if ('strong' in part) return inlineText(part.strong)
  if ('em' in part) return inlineText(part.em)
  if ('code' in part) return part.code
  return inlineText(part.text)
}

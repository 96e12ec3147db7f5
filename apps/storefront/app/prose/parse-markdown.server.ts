import { toSlug } from '@shop/domain/catalog/slug'
import { keepParsed } from './keep-parsed.server.ts'
import { type MarkdownNode, readBlocks } from './read-markdown.server.ts'
import type { Inline, ListItem, RichBlock, RichList } from './rich-text.ts'
import { toInline } from './to-inline.server.ts'
import { inlineText, toPlainText } from './to-plain-text.ts'

/** Alone in its paragraph: `{{produkt:granule-kure}}`. */
const PRODUCT = /^\{\{produkt:([a-z0-9-]+)\}\}$/
/** `{{cenik:doprava}}`: prices are never typed by hand. */
const PRICES = /^\{\{cenik:(doprava|platba)\}\}$/

/** The part of Markdown that our editors use; unknown marks stay visible as text instead of being guessed. */
export const parseMarkdown = keepParsed((source): RichBlock[] => readBlocks(source).flatMap(toBlocks))

function toBlocks(node: MarkdownNode): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [toParagraph(toInline(node.children))]
    case 'heading': {
      const text = toInline(node.children)
      return [{ type: 'heading', level: node.depth < 3 ? 2 : 3, id: toSlug(inlineText(text)), text }]
    }
    case 'list':
      return [toList(node)]
    case 'blockquote':
      return [{ type: 'quote', blocks: node.children.flatMap(toBlocks) }]
    case 'table':
      return [toTable(node)]
    default:
      return []
  }
}

function toParagraph(text: Inline[]): RichBlock {
  const [words = '', ...others] = text
  const alone = typeof words === 'string' && others.length === 0 ? words : ''
  const product = PRODUCT.exec(alone)?.[1]
  if (product) return { type: 'product', slug: product }
  const prices = PRICES.exec(alone)?.[1]
  if (prices) return { type: 'prices', of: prices === 'doprava' ? 'shipping' : 'payment' }
  return { type: 'paragraph', text }
}

function toList({ ordered, children }: MarkdownNode<'list'>): RichList {
  return { type: 'list', ordered: ordered === true, items: children.map(toItem) }
}

/** Paragraphs of an item become one; a list under it stays a list. */
function toItem({ children }: MarkdownNode<'listItem'>): ListItem {
  return children.flatMap((node, index): ListItem => {
    if (node.type === 'list') return [toList(node)]
    const text = toBlocks(node).flatMap(toWords)
    return index === 0 ? text : [' ', ...text]
  })
}

function toWords(block: RichBlock): Inline[] {
  return 'text' in block ? block.text : [toPlainText([block])]
}

function toTable({ children: [head, ...rows] }: MarkdownNode<'table'>): RichBlock {
  return { type: 'table', head: head ? toCells(head) : [], rows: rows.map(toCells) }
}

function toCells({ children }: MarkdownNode<'tableRow'>): Inline[][] {
  return children.map((cell) => toInline(cell.children))
}

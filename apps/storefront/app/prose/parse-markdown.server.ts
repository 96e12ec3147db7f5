import { parseInline } from './parse-inline.server.ts'
import type { Inline, RichBlock } from './rich-text.ts'

const LIST_ITEM = /^(?:[-*]|(\d+)\.) /
/** Alone in its paragraph: `{{produkt:granule-kure}}`. */
const PRODUCT = /^\{\{produkt:([a-z0-9-]+)\}\}$/
/** `{{cenik:doprava}}`: prices are never typed by hand. */
const PRICES = /^\{\{cenik:(doprava|platba)\}\}$/
const TABLE_RULE = /^\|[\s:|-]+\|$/

/** The part of Markdown that our editors use; unknown marks stay visible as text instead of being guessed. */
export function parseMarkdown(source: string): RichBlock[] {
  return source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(parsePart)
}

function parsePart(part: string): RichBlock[] {
  const lines = part.split('\n')
  const first = lines[0] ?? ''
  const product = PRODUCT.exec(part)?.[1]
  if (product) return [{ type: 'product', slug: product }]
  const prices = PRICES.exec(part)?.[1]
  if (prices) return [{ type: 'prices', of: prices === 'doprava' ? 'shipping' : 'payment' }]
  const heading = /^(#{1,3}) (.+)$/.exec(first)
  if (heading) return [toHeading(heading), ...(lines.length > 1 ? parsePart(lines.slice(1).join('\n')) : [])]
  if (first.startsWith('>')) return [toQuote(lines)]
  if (first.startsWith('|')) return [toTable(lines)]
  return toParagraphsAndLists(lines)
}

function toHeading([, marks = '##', text = '']: RegExpExecArray): RichBlock {
  return { type: 'heading', level: marks.length === 3 ? 3 : 2, id: toAnchor(text), text: parseInline(text) }
}

export function toAnchor(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function toQuote(lines: string[]): RichBlock {
  return { type: 'quote', blocks: parseMarkdown(lines.map((line) => line.replace(/^> ?/, '')).join('\n')) }
}

function toTable(lines: string[]): RichBlock {
  const rows = lines.filter((line) => !TABLE_RULE.test(line)).map(toCells)
  const hasHead = lines.some((line) => TABLE_RULE.test(line))
  return { type: 'table', head: hasHead ? (rows[0] ?? []) : [], rows: hasHead ? rows.slice(1) : rows }
}

function toCells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()))
}

/** A list may follow its introduction without an empty line between them. */
function toParagraphsAndLists(lines: string[]): RichBlock[] {
  const blocks: RichBlock[] = []
  for (const line of lines) {
    const item = LIST_ITEM.exec(line)
    const last = blocks.at(-1)
    if (item) {
      const ordered = item[1] !== undefined
      const text = parseInline(line.slice(item[0].length))
      if (last?.type === 'list' && last.ordered === ordered) last.items.push(text)
      else blocks.push({ type: 'list', ordered, items: [text] })
    } else if (last?.type === 'paragraph') {
      last.text.push(' ', ...parseInline(line))
    } else {
      blocks.push({ type: 'paragraph', text: parseInline(line) })
    }
  }
  return blocks
}

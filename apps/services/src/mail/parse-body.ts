export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'link'; label: string; target: string }
  | { kind: 'slot'; path: string }

export type Block =
  | { kind: 'heading'; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'note'; parts: Inline[] }
  | { kind: 'buttons'; links: { label: string; target: string }[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'slot'; path: string }

const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\{\{([\w.]+)\}\}/g
const ONLY_LINKS = /^\[[^\]]+\]\([^)\s]+\)(?: · \[[^\]]+\]\([^)\s]+\))*$/
const ONLY_SLOT = /^\{\{([\w.]+)\}\}$/

/**
 * Reads the few marks our mail texts use. It runs on the text we wrote, before any value is filled in, so that a customer's
 * name can never become a link or a table.
 */
export function parseBody(body: string): Block[] {
  return body
    .trim()
    .split(/\n{2,}/)
    .map(parseBlock)
}

function parseBlock(text: string): Block {
  const lines = text.split('\n')
  const slot = ONLY_SLOT.exec(text)?.[1]
  if (slot) return { kind: 'slot', path: slot }
  if (text.startsWith('## ')) return { kind: 'heading', parts: parseInline(text.slice(3)) }
  if (text.startsWith('> ')) return { kind: 'note', parts: parseInline(text.slice(2)) }
  if (ONLY_LINKS.test(text)) return { kind: 'buttons', links: parseInline(text).filter((part) => part.kind === 'link') }
  if (lines.every((line) => /^- /.test(line))) return toList(lines, false)
  if (lines.every((line) => /^\d+\. /.test(line))) return toList(lines, true)
  if (lines.every((line) => line.startsWith('|'))) return { kind: 'table', rows: parseRows(lines) }
  return { kind: 'paragraph', parts: parseInline(lines.join(' ')) }
}

function toList(lines: string[], ordered: boolean): Block {
  return { kind: 'list', ordered, items: lines.map((line) => parseInline(line.replace(/^(-|\d+\.) /, ''))) }
}

/** The head of our tables is empty and only there because the mark-up asks for one. */
function parseRows(lines: string[]): Inline[][][] {
  return lines
    .filter((line) => !/^\|[\s|:-]*\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => parseInline(cell.trim())),
    )
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(toInline(match))
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function toInline([, strong, label, target, path]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) }
  if (label !== undefined && target !== undefined) return { kind: 'link', label, target }
  return { kind: 'slot', path: path ?? '' }
}

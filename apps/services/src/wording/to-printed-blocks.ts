export type PrintedBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'item'; mark: string; depth: number; text: string }
  | { kind: 'table'; rows: string[][] }

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/
/** Prices that a page draws live; on paper they would be those of the day it was printed. */
const LIVE = /^\{\{(?:cenik|produkt):[a-z0-9-]+\}\}$/

/** The Markdown of our editors as it is drawn on paper: marks of emphasis go, addresses of links stay. */
export function toPrintedBlocks(source: string, liveNote: string): PrintedBlock[] {
  const blocks: PrintedBlock[] = []
  let isOpen = false
  for (const line of source.split('\n')) {
    const isContinued = isOpen
    isOpen = false
    if (line.trim() === '') continue
    const block = toBlock(line, liveNote)
    const last = blocks.at(-1)
    if (block.kind === 'table') {
      const [row = []] = block.rows
      if (row.every((cell) => /^:?-+:?$/.test(cell))) continue
      if (last?.kind === 'table') last.rows.push(row)
      else blocks.push(block)
      continue
    }
    isOpen = block.kind !== 'heading'
    // A line that follows without a gap belongs to what it follows.
    const joins =
      isContinued &&
      last &&
      last.kind !== 'table' &&
      (block.kind === 'paragraph' || (block.kind === 'quote' && last.kind === 'quote'))
    if (joins) last.text = `${last.text} ${block.text}`
    else blocks.push(block)
  }
  return blocks
}

function toBlock(line: string, liveNote: string): PrintedBlock {
  const heading = /^#{1,6}\s+(.*)$/.exec(line)
  if (heading) return { kind: 'heading', text: plain(heading[1] ?? '') }
  if (/^\s*\|/.test(line)) {
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
    return { kind: 'table', rows: [cells.map((cell) => plain(cell.trim()))] }
  }
  const item = ITEM.exec(line)
  if (item) {
    const [, indent = '', mark = '', text = ''] = item
    return { kind: 'item', mark: /\d/.test(mark) ? mark : '•', depth: Math.floor(indent.length / 2), text: plain(text) }
  }
  const quote = /^>\s?(.*)$/.exec(line)
  if (quote) return { kind: 'quote', text: plain(quote[1] ?? '') }
  const text = line.trim()
  return { kind: 'paragraph', text: LIVE.test(text) ? liveNote : plain(text) }
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])[*_]([^*_]+)[*_](?![\p{L}\p{N}*])/gu, '$1')
}

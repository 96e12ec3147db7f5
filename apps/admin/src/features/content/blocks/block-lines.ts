import type { EditedBlock } from '@shop/domain/content/blocks'

/** How a field of a block is typed: one text, one thing a line, or pairs apart by a bar. */
export type LineKind = 'text' | 'area' | 'lines' | 'pairs' | 'cells'

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  cta: ['label', 'href'],
  question: ['q', 'a'],
  fact: ['label', 'value'],
  item: ['title', 'text'],
}

/** Names of both halves of a pair; items of a block keep those they have. */
function halvesOf(block: EditedBlock, field: string): readonly [string, string] {
  const [first] = Array.isArray(block[field]) ? (block[field] as unknown[]) : []
  const known = first === undefined ? [] : Object.keys(Object(first))
  const kind =
    field === 'cta'
      ? 'cta'
      : known.includes('q') || (block.type === 'faq' && known.length === 0)
        ? 'question'
        : known.includes('label')
          ? 'fact'
          : 'item'
  return NAMES[kind] ?? ['title', 'text']
}

/** A field as lines of text. A line break inside a text is written as \n, so that a line stays a line. */
export function toLines(block: EditedBlock, field: string, kind: LineKind): string {
  const value = block[field]
  if (kind === 'text' || kind === 'area') return typeof value === 'string' ? value : ''
  const list = Array.isArray(value) ? value : []
  if (kind === 'lines') return list.map(String).join('\n')
  if (kind === 'cells') return list.map((row) => (Array.isArray(row) ? row.map(String).join(' | ') : '')).join('\n')
  const [one, other] = halvesOf(block, field)
  return list.map((item) => `${flat(Object(item)[one])} | ${flat(Object(item)[other])}`).join('\n')
}

export function fromLines(
  block: EditedBlock,
  field: string,
  { kind, typed }: { kind: LineKind; typed: string },
): EditedBlock {
  if (kind === 'text' || kind === 'area') return { ...block, [field]: typed }
  const lines = typed.split('\n').filter((line) => line.trim() !== '')
  if (kind === 'lines') return { ...block, [field]: lines.map((line) => line.trim()) }
  if (kind === 'cells') return { ...block, [field]: lines.map((line) => line.split('|').map((cell) => cell.trim())) }
  const [one, other] = halvesOf(block, field)
  const pairs = lines.map((line) => {
    const [first = '', ...rest] = line.split('|')
    return { [one]: deep(first.trim()), [other]: deep(rest.join('|').trim()) }
  })
  return { ...block, [field]: pairs }
}

function flat(value: unknown): string {
  return String(value ?? '').replaceAll('\n', '\\n')
}

function deep(text: string): string {
  return text.replaceAll('\\n', '\n')
}

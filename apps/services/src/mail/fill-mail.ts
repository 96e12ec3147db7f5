import type { Seller } from '@shop/contract/seller'
import { nonBreaking } from '@shop/czech/non-breaking'
import { sellerValues } from '@shop/domain/content/seller-values'
import { EMPTY_STORY, type MailGood, type MailStep, type MailText, type MailValue } from '#app/mail/define-mails'
import { type Block, type Inline, parseBody } from '#app/mail/parse-body'

export type FilledInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: FilledInline[] }
  | { kind: 'link'; label: string; href: string }

export type FilledBlock =
  | { kind: 'heading'; parts: FilledInline[] }
  | { kind: 'paragraph'; parts: FilledInline[] }
  | { kind: 'note'; parts: FilledInline[] }
  | { kind: 'buttons'; links: { label: string; href: string }[] }
  | { kind: 'list'; ordered: boolean; items: FilledInline[][] }
  | { kind: 'table'; rows: FilledInline[][][] }
  | { kind: 'goods'; goods: MailGood[] }
  | { kind: 'trail'; steps: MailStep[] }
  | { kind: 'image'; src: string; alt: string }

export interface FilledMail {
  kind: MailText['kind']
  subject: string
  preheader: string
  title: string
  /** What stands at the head: title, first words and the button are theirs. */
  lead: FilledBlock[]
  /** The first of the goods the mail knows that has a picture. */
  hero: MailGood | null
  blocks: FilledBlock[]
}

export type MailValues = Record<string, MailValue>

/** Puts values into a text whose shape is already known. A missing value is a bug and throws; it must not reach anybody. */
export function fillMail(text: MailText, given: MailValues, seller: Seller): FilledMail {
  const { kind, subject, preheader, title, body } = text
  const values: MailValues = { ...EMPTY_STORY, ...sellerValues(seller), ...given }
  const filled = parseBody(body).flatMap((block) => fillBlock(block, values))
  const leading = countLeading(filled)
  return {
    kind,
    subject: fillText(subject, values),
    preheader: nonBreaking(fillText(preheader, values)),
    title: nonBreaking(fillText(title, values)),
    lead: filled.slice(0, leading),
    hero: findHero(values),
    blocks: withoutEmptySections(filled.slice(leading)),
  }
}

const LONGEST_LEAD = 3

/** The paragraphs up to the first button; where it comes late or never, the first paragraph alone. */
function countLeading(blocks: readonly FilledBlock[]): number {
  const button = blocks.findIndex(({ kind }) => kind !== 'paragraph')
  const isNear = blocks[button]?.kind === 'buttons' && button < LONGEST_LEAD
  return isNear ? button + 1 : Math.min(1, button === -1 ? blocks.length : button)
}

function findHero(values: MailValues): MailGood | null {
  const goods = Object.values(values).flatMap((value) =>
    typeof value === 'object' && 'goods' in value ? value.goods : [],
  )
  return goods.find(({ picture }) => picture !== null) ?? null
}

/** A heading over nothing: what it announced is not known of this customer. */
function withoutEmptySections(blocks: readonly FilledBlock[]): FilledBlock[] {
  return blocks.filter(({ kind }, index) => kind !== 'heading' || (blocks[index + 1]?.kind ?? 'heading') !== 'heading')
}

function fillBlock(block: Block, values: MailValues): FilledBlock[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [{ kind: block.kind, parts: fillParts(block.parts, values) }]
    case 'buttons':
      return [{ kind: 'buttons', links: block.links.map((link) => toLink(link, values)) }]
    case 'list':
      return [{ ...block, items: block.items.map((item) => fillParts(item, values)) }]
    case 'table':
      return [
        { kind: 'table', rows: block.rows.map((row) => row.map((cell) => fillParts(cell, values))).filter(hasValue) },
      ]
    case 'slot':
      return fillSlot(readValue(values, block.path))
  }
}

/** A name without its value says nothing. */
function hasValue(row: FilledInline[][]): boolean {
  return row.at(-1)?.some((part) => part.kind !== 'text' || part.text !== '') ?? false
}

function fillSlot(value: MailValue): FilledBlock[] {
  // What a person wrote has lines of its own.
  if (typeof value === 'string') {
    const lines = value.split(/\n+/).filter((line) => line.trim() !== '')
    return lines.map((line) => ({ kind: 'paragraph', parts: [text(line)] }))
  }
  if ('table' in value) return fillTable(value.table, value.note)
  if ('goods' in value) return value.goods.length > 0 ? [{ kind: 'goods', goods: value.goods.map(typeset) }] : []
  if ('trail' in value) return value.trail.length > 0 ? [{ kind: 'trail', steps: value.trail }] : []
  if ('image' in value) return [{ kind: 'image', ...value.image }]
  return [{ kind: 'list', ordered: false, items: value.links.map((link) => [{ kind: 'link', ...link }]) }]
}

function typeset(good: MailGood): MailGood {
  return { ...good, name: nonBreaking(good.name) }
}

function fillTable(rows: string[][], note: string | undefined): FilledBlock[] {
  const table: FilledBlock = { kind: 'table', rows: rows.map((row) => row.map((cell) => [text(cell)])) }
  return note ? [table, { kind: 'note', parts: [text(note)] }] : [table]
}

function fillParts(parts: Inline[], values: MailValues): FilledInline[] {
  const filled = parts.map((part): FilledInline => {
    if (part.kind === 'text') return text(part.text)
    if (part.kind === 'strong') return { kind: 'strong', parts: fillParts(part.parts, values) }
    if (part.kind === 'link') return { kind: 'link', ...toLink(part, values) }
    return text(textOf(values, part.path))
  })
  return filled.map((part, index) => withoutSecondStop(part, filled[index - 1]))
}

/** „18. 11.“ at the end of a sentence brings its full stop along. */
function withoutSecondStop(part: FilledInline, before: FilledInline | undefined): FilledInline {
  const isSecond = part.kind === 'text' && /^\.(?!\.)/.test(part.text) && endOf(before).endsWith('.')
  return isSecond ? { ...part, text: part.text.slice(1) } : part
}

function endOf(part: FilledInline | undefined): string {
  if (!part) return ''
  if (part.kind === 'strong') return endOf(part.parts.at(-1))
  return part.kind === 'link' ? part.label : part.text
}

function toLink({ label, target }: { label: string; target: string }, values: MailValues) {
  const href = fillText(target, values)
  if (!/^https?:\/\//.test(href)) throw new Error(`The link "${label}" leads nowhere.`)
  return { label: nonBreaking(fillText(label, values)), href }
}

function fillText(template: string, values: MailValues): string {
  return template.replace(/\{\{([\w.]+)\}\}/g, (_match, path: string) => textOf(values, path))
}

function textOf(values: MailValues, path: string): string {
  const value = readValue(values, path)
  if (typeof value !== 'string') throw new Error(`{{${path}}} stands inside a sentence and must be a text.`)
  return value
}

function readValue(values: MailValues, path: string): MailValue {
  const value = values[path]
  if (value === undefined) throw new Error(`{{${path}}} has no value.`)
  return value
}

function text(value: string): FilledInline {
  return { kind: 'text', text: nonBreaking(value) }
}

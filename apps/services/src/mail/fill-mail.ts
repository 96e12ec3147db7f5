import type { Seller } from '@shop/contract/seller'
import { nonBreaking } from '@shop/czech/non-breaking'
import { sellerValues } from '@shop/domain/content/seller-values'
import type { MailText, MailValue } from '#app/mail/define-mails'
import { type Block, type Inline, parseBody } from '#app/mail/parse-body'

export type FilledInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: FilledInline[] }
  | { kind: 'link'; label: string; href: string }

export type FilledBlock =
  | { kind: 'paragraph'; parts: FilledInline[] }
  | { kind: 'buttons'; links: { label: string; href: string }[] }
  | { kind: 'list'; ordered: boolean; items: FilledInline[][] }
  | { kind: 'table'; rows: FilledInline[][][] }
  | { kind: 'image'; src: string; alt: string }

export interface FilledMail {
  kind: MailText['kind']
  subject: string
  preheader: string
  blocks: FilledBlock[]
}

export type MailValues = Record<string, MailValue>

/** Puts values into a text whose shape is already known. A missing value is a bug and throws; it must not reach anybody. */
export function fillMail({ kind, subject, preheader, body }: MailText, given: MailValues, seller: Seller): FilledMail {
  const values: MailValues = { ...sellerValues(seller), ...given }
  return {
    kind,
    subject: fillText(subject, values),
    preheader: nonBreaking(fillText(preheader, values)),
    blocks: parseBody(body).flatMap((block) => fillBlock(block, values)),
  }
}

function fillBlock(block: Block, values: MailValues): FilledBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return [{ kind: 'paragraph', parts: fillParts(block.parts, values) }]
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
  if (typeof value === 'string') return value ? [{ kind: 'paragraph', parts: [text(value)] }] : []
  if ('table' in value) return [{ kind: 'table', rows: value.table.map((row) => row.map((cell) => [text(cell)])) }]
  if ('image' in value) return [{ kind: 'image', ...value.image }]
  return [{ kind: 'list', ordered: false, items: value.links.map((link) => [{ kind: 'link', ...link }]) }]
}

function fillParts(parts: Inline[], values: MailValues): FilledInline[] {
  return parts.map((part): FilledInline => {
    if (part.kind === 'text') return text(part.text)
    if (part.kind === 'strong') return { kind: 'strong', parts: fillParts(part.parts, values) }
    if (part.kind === 'link') return { kind: 'link', ...toLink(part, values) }
    return text(textOf(values, part.path))
  })
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

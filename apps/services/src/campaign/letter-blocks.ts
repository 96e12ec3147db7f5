import { nonBreaking } from '@shop/czech/non-breaking'
import type { EditedBlock } from '@shop/domain/content/blocks'
import type { MailGood } from '#app/mail/define-mails'
import type { FilledBlock, FilledInline } from '#app/mail/fill-mail'
import { type Block, type Inline, parseBody } from '#app/mail/parse-body'

interface Letter {
  title: string
  lead: FilledBlock[]
  blocks: FilledBlock[]
}

interface Drawing {
  /** The whole address of a path of the shop, or of another site. */
  toAddress(target: string): string
  goods: ReadonlyMap<string, MailGood>
}

/** The head and everything under it, as a mail draws them. */
export function toLetter(blocks: readonly EditedBlock[], drawing: Drawing): Letter {
  const [head, ...others] = blocks
  return {
    title: nonBreaking(wordOf(head, 'heading')),
    lead: head ? [...toProse(wordOf(head, 'body'), drawing), ...toButtons(head, drawing)] : [],
    blocks: others.flatMap((block) => toBlocks(block, drawing)),
  }
}

function toBlocks(block: EditedBlock, drawing: Drawing): FilledBlock[] {
  const heading = wordOf(block, 'heading')
  const inside = toInside(block, drawing)
  // A heading over goods that have all ended announces nothing.
  if (inside.length === 0) return []
  return [...(heading ? [{ kind: 'heading' as const, parts: [text(heading)] }] : []), ...inside]
}

function toInside(block: EditedBlock, drawing: Drawing): FilledBlock[] {
  const prose = toProse(wordOf(block, 'body'), drawing)
  switch (block.type) {
    case 'list':
    case 'steps': {
      const items = itemsOf(block).map((item) => toItem(item, drawing))
      return items.length > 0 ? [...prose, { kind: 'list', ordered: block.type === 'steps', items }] : prose
    }
    case 'product-list': {
      const named = Array.isArray(block.productSlugs) ? block.productSlugs.map(String) : []
      const goods = named.flatMap((slug) => drawing.goods.get(slug) ?? [])
      return goods.length > 0 ? [...prose, { kind: 'goods', goods }] : []
    }
    case 'quote': {
      const author = wordOf(block, 'author')
      const said: FilledBlock = { kind: 'paragraph', parts: [text(`„${wordOf(block, 'text')}“`)] }
      return author ? [said, { kind: 'note', parts: [text(author)] }] : [said]
    }
    case 'notice':
      return prose.map((one) => (one.kind === 'paragraph' ? { ...one, kind: 'note' } : one))
    default:
      return [...prose, ...toButtons(block, drawing)]
  }
}

function toButtons({ cta }: EditedBlock, { toAddress }: Drawing): FilledBlock[] {
  const links = (Array.isArray(cta) ? cta : []).map((one) => ({
    label: nonBreaking(String(Object(one).label ?? '')),
    href: toAddress(String(Object(one).href ?? '')),
  }))
  return links.length > 0 ? [{ kind: 'buttons', links }] : []
}

function itemsOf({ items }: EditedBlock): { title: string; text: string }[] {
  return (Array.isArray(items) ? items : []).map((item) => ({
    title: String(Object(item).title ?? ''),
    text: String(Object(item).text ?? ''),
  }))
}

function toItem(item: { title: string; text: string }, drawing: Drawing): FilledInline[] {
  const title: FilledInline[] = item.title ? [{ kind: 'strong', parts: [text(item.title)] }] : []
  const words = toProse(item.text, drawing).flatMap((block) => (block.kind === 'paragraph' ? block.parts : []))
  return title.length > 0 && words.length > 0 ? [...title, text(' – '), ...words] : [...title, ...words]
}

function toProse(body: string, drawing: Drawing): FilledBlock[] {
  return body.trim() === '' ? [] : parseBody(body).flatMap((block) => fill(block, drawing))
}

/** Nothing is filled in: a letter is the same for everybody. */
function fill(block: Block, drawing: Drawing): FilledBlock[] {
  const all = (parts: Inline[]) => parts.map((part) => fillPart(part, drawing))
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [{ kind: block.kind, parts: all(block.parts) }]
    case 'list':
      return [{ ...block, items: block.items.map(all) }]
    case 'table':
      return [{ kind: 'table', rows: block.rows.map((row) => row.map(all)) }]
    case 'buttons':
      return [
        {
          kind: 'buttons',
          links: block.links.map(({ label, target }) => ({
            label: nonBreaking(label),
            href: drawing.toAddress(target),
          })),
        },
      ]
    case 'slot':
      return []
  }
}

function fillPart(part: Inline, drawing: Drawing): FilledInline {
  if (part.kind === 'text') return text(part.text)
  if (part.kind === 'strong') return { kind: 'strong', parts: part.parts.map((one) => fillPart(one, drawing)) }
  if (part.kind === 'link')
    return { kind: 'link', label: nonBreaking(part.label), href: drawing.toAddress(part.target) }
  return text('')
}

function wordOf(block: EditedBlock | undefined, field: string): string {
  const value = block?.[field]
  return typeof value === 'string' ? value : ''
}

function text(value: string): FilledInline {
  return { kind: 'text', text: nonBreaking(value) }
}

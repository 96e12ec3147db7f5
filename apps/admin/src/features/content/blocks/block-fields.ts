import type { EditedBlock } from '@shop/domain/content/blocks'
import type { BLOCK_FIELDS } from '#app/texts/content/blocks.ts'
import type { LineKind } from './block-lines.ts'

interface BlockField {
  name: keyof typeof BLOCK_FIELDS
  kind: LineKind
}

const HEADING: BlockField = { name: 'heading', kind: 'text' }
const BODY: BlockField = { name: 'body', kind: 'area' }
const CTA: BlockField = { name: 'cta', kind: 'pairs' }
const ITEMS: BlockField = { name: 'items', kind: 'pairs' }
const GOODS: BlockField = { name: 'productSlugs', kind: 'lines' }

/** What of a block is typed. Blocks with their own forms, maps and numbers have their words here and the rest in the page. */
const FIELDS: Readonly<Record<string, readonly BlockField[]>> = {
  hero: [HEADING, BODY, CTA],
  cta: [HEADING, BODY, CTA],
  links: [HEADING, BODY, CTA],
  loyalty: [HEADING, BODY, CTA],
  'regular-delivery': [HEADING, BODY, CTA],
  table: [HEADING, BODY, { name: 'head', kind: 'lines' }, { name: 'rows', kind: 'cells' }],
  comparison: [HEADING, { name: 'yes', kind: 'lines' }, { name: 'no', kind: 'lines' }],
  faq: [HEADING, ITEMS, { name: 'faq', kind: 'lines' }],
  quote: [
    { name: 'text', kind: 'area' },
    { name: 'author', kind: 'text' },
  ],
  'product-list': [HEADING, BODY, GOODS],
  offer: [HEADING, BODY, GOODS],
  countdown: [
    HEADING,
    { name: 'target', kind: 'text' },
    { name: 'expiredText', kind: 'text' },
    { name: 'note', kind: 'text' },
  ],
  form: [
    HEADING,
    BODY,
    { name: 'submit', kind: 'text' },
    { name: 'success', kind: 'text' },
    { name: 'note', kind: 'text' },
  ],
}
const WITH_ITEMS = new Set(['list', 'benefits', 'contacts', 'promises', 'steps', 'timeline', 'way', 'composition'])

export function fieldsOf({ type }: EditedBlock, { hasNoButtons = false } = {}): readonly BlockField[] {
  if (type === 'hero' && hasNoButtons) return [HEADING, BODY]
  return FIELDS[type] ?? (WITH_ITEMS.has(type) ? [HEADING, BODY, ITEMS] : [HEADING, BODY])
}

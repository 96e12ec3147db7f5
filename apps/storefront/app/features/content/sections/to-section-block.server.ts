import type { ContentBlock } from '@shop/contract/content'
import { nonBreaking } from '@shop/czech/non-breaking'
import { fillPlaceholders } from '@shop/domain/content/fill-placeholders'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { toShopAddress } from '#app/addresses/shop-address.ts'
import type { FaqQuestion } from '#app/features/content/faq/load-faq.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { isSafeTarget } from '#app/prose/is-safe-target.ts'
import { parseInline } from '#app/prose/parse-inline.server.ts'
import { parseMarkdown } from '#app/prose/parse-markdown.server.ts'
import { landingTexts } from '#app/texts/content/landing.ts'
import type { FormBlock, ItemLook, SectionBlock, SectionItem, SectionQuestion } from './section.ts'

/** What a block borrows from elsewhere. */
interface BlockContext {
  questions: Map<string, FaqQuestion>
  products: Map<string, CardView>
  values: Record<string, string>
}

const NEWSLETTER = 'newsletter'

const ITEM_LOOKS: Record<string, ItemLook> = {
  list: 'list',
  benefits: 'list',
  contacts: 'list',
  promises: 'list',
  steps: 'steps',
  timeline: 'timeline',
  way: 'way',
}

/** Blocks with products, a map or a calculator are drawn by the features that own those. */
export function toSectionBlock(block: ContentBlock, context: BlockContext): SectionBlock | null {
  const heading = nonBreaking(block.heading ?? '')
  const body = fillPlaceholders(block.body ?? '', context.values)
  const look = ITEM_LOOKS[block.type]
  if (look) {
    const items = (block.items ?? []).map((item) => toItem(item, context))
    return { type: 'items', look, heading, text: parseInline(body), items }
  }
  switch (block.type) {
    case 'text':
      return { type: 'text', heading, blocks: parseMarkdown(body) }
    case 'notice':
      return { type: 'notice', heading, blocks: parseMarkdown(body) }
    case 'composition':
      return {
        ...toTable(block),
        rows: (block.items ?? []).map(({ label = '', value = '' }) => [nonBreaking(label), nonBreaking(value)]),
      }
    case 'table':
      return toTable(block)
    case 'live':
      return { type: 'live', name: block.id ?? '', heading, text: parseInline(body) }
    case 'comparison':
      return {
        type: 'comparison',
        heading,
        yes: (block.yes ?? []).map(nonBreaking),
        no: (block.no ?? []).map(nonBreaking),
      }
    case 'faq':
      return { type: 'questions', heading, questions: toQuestions(block, context) }
    case 'cta':
    case 'links':
    case 'loyalty':
    case 'regular-delivery':
      return { type: 'actions', heading, text: parseInline(body), actions: toActions(block.cta) }
    case 'form':
      return { type: 'form', ...toForm(block) }
    case 'countdown':
      return {
        type: 'countdown',
        heading,
        target: block.target ?? '',
        expiredText: nonBreaking(block.expiredText ?? ''),
        note: nonBreaking(block.note ?? ''),
      }
    case 'calculator':
      return {
        type: 'actions',
        heading,
        text: parseInline(body),
        actions: [{ label: landingTexts.calculate, to: '/najit-krmivo' }],
      }
    case 'product-list':
      return { type: 'products', heading, text: parseInline(body), cards: toCards(block, context) }
    case 'quote':
      return { type: 'quote', text: nonBreaking(block.text ?? ''), author: nonBreaking(block.author ?? '') }
    default:
      return null
  }
}

function toTable({ heading = '', body = '', head = [], rows = [] }: ContentBlock) {
  return {
    type: 'table' as const,
    heading: nonBreaking(heading),
    text: parseInline(body),
    head: head.map(nonBreaking),
    rows: rows.map((row) => row.map(nonBreaking)),
  }
}

export function toActions(cta: ContentBlock['cta'] = []): NamedLink[] {
  return cta
    .filter(({ href }) => isSafeTarget(href))
    .map(({ label, href }) => ({ label: nonBreaking(label), to: toShopAddress(href.replace(/^\/#/, '/')) }))
}

function toForm({ heading = '', body = '', fields = [], consents = [], ...block }: ContentBlock): FormBlock {
  const { anchor, id, submit = '', note = '', success = '' } = block
  return {
    id: anchor ?? id ?? 'formular',
    heading: nonBreaking(heading),
    text: parseInline(body),
    fields: fields.map((field) => ({ ...field, label: nonBreaking(field.label) })),
    submit: nonBreaking(submit),
    note: parseInline(note),
    // A box that leads nowhere is not drawn; of those that may stay empty only the newsletter leads somewhere.
    consents: consents.flatMap(({ name, label, required = false }) =>
      required || name === NEWSLETTER
        ? [{ name, label: nonBreaking(label), isRequired: required && name !== NEWSLETTER }]
        : [],
    ),
    success: nonBreaking(success),
  }
}

function toCards({ productSlugs = [] }: ContentBlock, { products }: BlockContext): CardView[] {
  return productSlugs.flatMap((slug) => products.get(slug) ?? [])
}

type Item = NonNullable<ContentBlock['items']>[number]

function toItem({ title = '', text = '' }: Item, { values }: BlockContext): SectionItem {
  return { title: nonBreaking(title), text: parseInline(fillPlaceholders(text, values)) }
}

function toQuestions({ faq = [], items = [] }: ContentBlock, { questions }: BlockContext): SectionQuestion[] {
  const own = items.map(({ q = '', a = '' }) => ({ title: nonBreaking(q), answer: parseMarkdown(a) }))
  const shared = faq.flatMap((path) => {
    const question = questions.get(path.split('/')[1] ?? '')
    return question ? [{ title: question.title, answer: question.answer, to: question.to }] : []
  })
  return [...own, ...shared]
}

import { nonBreaking } from '#app/texts/non-breaking.ts'
import { shellTexts } from '#app/texts/shell.ts'
import { fillPlaceholders } from './editorial-placeholders.server.ts'
import { findQuestion } from './load-faq.server.ts'
import { parseInline } from './parse-inline.server.ts'
import { parseMarkdown } from './parse-markdown.server.ts'
import type { ActionLink, SectionBlock, SectionItem, SectionQuestion } from './section.ts'

/** A block as editors keep it: `type` decides which of the other fields are there. */
export interface EditorialBlock {
  type: string
  id?: string
  anchor?: string
  heading?: string
  body?: string
  text?: string
  author?: string
  items?: { title?: string; text?: string; href?: string; q?: string; a?: string; label?: string; value?: string }[]
  cta?: { label: string; href: string }[]
  rows?: string[][]
  yes?: string[]
  no?: string[]
  faq?: string[]
}

const ITEM_LOOKS: Record<string, 'list' | 'steps' | 'timeline'> = {
  list: 'list',
  benefits: 'list',
  contacts: 'list',
  promises: 'list',
  steps: 'steps',
  timeline: 'timeline',
}

/** Blocks with products, a map or a calculator are drawn by the features that own those. */
export function toSectionBlock(block: EditorialBlock): SectionBlock | null {
  const heading = nonBreaking(block.heading ?? '')
  const body = fillPlaceholders(block.body ?? '')
  const look = ITEM_LOOKS[block.type]
  if (look) return { type: 'items', look, heading, items: (block.items ?? []).map(toItem) }
  switch (block.type) {
    case 'text':
    case 'company':
    case 'map':
      return { type: 'text', heading, blocks: parseMarkdown(body) }
    case 'notice':
      return { type: 'notice', heading, blocks: parseMarkdown(body) }
    case 'composition':
      return {
        type: 'table',
        heading,
        rows: (block.items ?? []).map(({ label = '', value = '' }) => [nonBreaking(label), nonBreaking(value)]),
      }
    case 'table':
      return { type: 'table', heading, rows: (block.rows ?? []).map((row) => row.map(nonBreaking)) }
    case 'comparison':
      return {
        type: 'comparison',
        heading,
        yes: (block.yes ?? []).map(nonBreaking),
        no: (block.no ?? []).map(nonBreaking),
      }
    case 'faq':
      return { type: 'questions', heading, questions: toQuestions(block) }
    case 'cta':
    case 'links':
    case 'loyalty':
    case 'regular-delivery':
      return { type: 'actions', heading, text: parseInline(body), actions: toActions(block.cta) }
    case 'form':
      return {
        type: 'actions',
        id: block.anchor ?? block.id,
        heading,
        text: parseInline(body),
        actions: byPhoneOrMail(block),
      }
    case 'quote':
      return { type: 'quote', text: nonBreaking(block.text ?? ''), author: nonBreaking(block.author ?? '') }
    default:
      return null
  }
}

export function toActions(cta: EditorialBlock['cta'] = []): ActionLink[] {
  return cta.map(({ label, href }) => ({ label: nonBreaking(label), to: href.replace(/^\/#/, '/') }))
}

/** Until a form of its own takes it over, what it asks for is settled by a person. */
function byPhoneOrMail({ heading = '' }: EditorialBlock): ActionLink[] {
  const subject = encodeURIComponent(heading)
  return [
    { label: shellTexts.writeUs, to: `mailto:${shellTexts.email}?subject=${subject}` },
    { label: shellTexts.phoneLabel, to: shellTexts.phoneHref },
  ]
}

function toItem({ title = '', text = '', href }: NonNullable<EditorialBlock['items']>[number]): SectionItem {
  return { title: nonBreaking(title), text: parseInline(fillPlaceholders(text)), to: href }
}

function toQuestions({ faq = [], items = [] }: EditorialBlock): SectionQuestion[] {
  const own = items.map(({ q = '', a = '' }) => ({ title: nonBreaking(q), answer: parseMarkdown(a) }))
  const shared = faq.flatMap((path) => {
    const [type = '', slug = ''] = path.split('/')
    const question = findQuestion(type, slug)
    return question ? [{ title: question.title, answer: question.answer, to: question.to }] : []
  })
  return [...own, ...shared]
}

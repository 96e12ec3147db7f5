import { nonBreaking } from '#app/texts/non-breaking.ts'
import editorial from './editorial/faq.json' with { type: 'json' }
import { parseMarkdown } from './parse-markdown.server.ts'
import type { RichBlock } from './rich-text.ts'

const ROOT = '/casto-kladene-dotazy'

export interface FaqType {
  slug: string
  name: string
  description: string
  title: string
  seoDescription: string
  to: string
}

export interface FaqQuestion {
  slug: string
  type: string
  title: string
  answer: RichBlock[]
  to: string
}

const types: FaqType[] = editorial.types.map((type) => ({
  slug: type.slug,
  name: nonBreaking(type.name),
  description: nonBreaking(type.description),
  title: type.seoTitle,
  seoDescription: type.seoDescription,
  to: `${ROOT}/${type.slug}`,
}))

const questions: FaqQuestion[] = editorial.questions.map((question) => ({
  slug: question.slug,
  type: question.type,
  title: nonBreaking(question.question),
  answer: parseMarkdown(question.answer),
  to: `${ROOT}/${question.type}/${question.slug}`,
}))

export function loadFaq(): { types: FaqType[] } {
  return { types }
}

export function loadFaqType(slug: string): { type: FaqType; types: FaqType[]; questions: FaqQuestion[] } | null {
  const type = types.find((one) => one.slug === slug)
  return type ? { type, types, questions: questions.filter((question) => question.type === slug) } : null
}

export function findQuestion(type: string, slug: string): FaqQuestion | undefined {
  return questions.find((question) => question.slug === slug && question.type === type)
}

/** A question that moved to another type is still found by its own name. */
export function findMovedQuestion(slug: string): FaqQuestion | undefined {
  return questions.find((question) => question.slug === slug)
}

export function typeOf(question: FaqQuestion): FaqType | undefined {
  return types.find(({ slug }) => slug === question.type)
}

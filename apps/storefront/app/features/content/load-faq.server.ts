import type { FaqQuestionRow, FaqTypeRow } from '@shop/contract/content'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import { parseMarkdown } from './parse-markdown.server.ts'
import type { RichBlock } from './rich-text.ts'
import { content } from './source/content.server.ts'

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
  type: { slug: string; name: string; to: string }
  title: string
  answer: RichBlock[]
  to: string
}

export async function loadFaq(): Promise<{ types: FaqType[] }> {
  return { types: (await content.listFaqTypes()).map(toType) }
}

export async function loadFaqType(slug: string) {
  const [types, questions] = await Promise.all([content.listFaqTypes(), content.listQuestions({ type: slug })])
  const type = types.find((one) => one.slug === slug)
  return type ? { type: toType(type), types: types.map(toType), questions: questions.map(toQuestion) } : null
}

/** By the name alone: a question that moved to another type is still found. */
export async function findQuestion(slug: string): Promise<FaqQuestion | null> {
  const [row] = await content.listQuestions({ slugs: [slug] })
  return row ? toQuestion(row) : null
}

/** Questions that another page names, in its order. */
export async function loadQuestions(slugs: string[]): Promise<FaqQuestion[]> {
  if (slugs.length === 0) return []
  const rows = await content.listQuestions({ slugs })
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return slugs.flatMap((slug) => {
    const row = bySlug.get(slug)
    return row ? [toQuestion(row)] : []
  })
}

function toType(row: FaqTypeRow): FaqType {
  return {
    slug: row.slug,
    name: nonBreaking(row.name),
    description: nonBreaking(row.description),
    title: row.seo_title,
    seoDescription: row.seo_description,
    to: `${ROOT}/${row.slug}`,
  }
}

function toQuestion({ slug, question, answer, type }: FaqQuestionRow): FaqQuestion {
  return {
    slug,
    type: { slug: type.slug, name: nonBreaking(type.name), to: `${ROOT}/${type.slug}` },
    title: nonBreaking(question),
    answer: parseMarkdown(answer),
    to: `${ROOT}/${type.slug}/${slug}`,
  }
}

import type { FaqQuestionRow, FaqTypeRow } from '@shop/contract/content'
import { formatLongDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { loadMethods } from '#app/features/content/methods/load-methods.server.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { parseMarkdown } from '#app/prose/parse-markdown.server.ts'
import type { RichBlock } from '#app/prose/rich-text.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

const ROOT = '/casto-kladene-dotazy'
const TOP = 10
/** Types whose answers name prices: the prices themselves come from the tables that orders use. */
const WITH_METHODS = new Set(['doprava', 'platba'])

interface FaqType {
  slug: string
  name: string
  description: string
  title: string
  seoDescription: string
  count: number
  to: ShopAddress
}

export interface FaqQuestion {
  slug: string
  type: { slug: string; name: string; to: ShopAddress }
  title: string
  answer: RichBlock[]
  changed: string
  related: string[]
  to: ShopAddress
}

/** Everything by topic, or what holds all the words. */
export async function loadFaq(words: string | undefined) {
  const [rows, all, found, read] = await Promise.all([
    content.listFaqTypes(),
    content.listQuestions({}),
    words ? content.searchQuestions(words) : null,
    words ? [] : loadReadQuestions(),
  ])
  return { types: toTypes(rows, all), questions: (found ?? pickTop(rows, all, read)).map(toQuestion) }
}

export async function loadFaqType(slug: string) {
  const [rows, all, methods] = await Promise.all([
    content.listFaqTypes(),
    content.listQuestions({}),
    WITH_METHODS.has(slug) ? loadMethods() : null,
  ])
  const types = toTypes(rows, all)
  const type = types.find((one) => one.slug === slug)
  const questions = all.filter((question) => question.type.slug === slug).map(toQuestion)
  return type ? { type, types, questions, methods } : null
}

/** Questions of one type beside something else. */
export async function loadTypeQuestions(type: string): Promise<FaqQuestion[]> {
  return (await content.listQuestions({ type })).map(toQuestion)
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

/** Slugs of the questions read most in the last thirty days. */
const loadReadQuestions = staleWhileRevalidate(600_000, async (): Promise<string[]> => {
  const { items } = await publicData.list(publicData.rpc('read_questions', { storefront_id: storefrontId }))
  return items.map(({ path }) => path?.split('/').at(-1) ?? '')
})

/** What is read most, then the first questions of every topic in turn: editors put the common ones on top. */
function pickTop(types: FaqTypeRow[], all: FaqQuestionRow[], read: string[]): FaqQuestionRow[] {
  const popular = read.flatMap((slug) => all.find((question) => question.slug === slug) ?? [])
  const byType = types.map(({ slug }) => all.filter((question) => question.type.slug === slug))
  const rounds = [0, 1].flatMap((round) => byType.flatMap((questions) => questions[round] ?? []))
  return [...new Set([...popular, ...rounds])].slice(0, TOP)
}

function toTypes(rows: FaqTypeRow[], all: FaqQuestionRow[]): FaqType[] {
  return rows.map((row) => ({
    slug: row.slug,
    name: nonBreaking(row.name),
    description: nonBreaking(row.description),
    title: row.seo_title,
    seoDescription: row.seo_description,
    count: all.filter(({ type }) => type.slug === row.slug).length,
    to: `${ROOT}/${row.slug}`,
  }))
}

export function toQuestion({ slug, question, answer, type, related, updated_at }: FaqQuestionRow): FaqQuestion {
  return {
    slug,
    type: { slug: type.slug, name: nonBreaking(type.name), to: `${ROOT}/${type.slug}` },
    title: nonBreaking(question),
    answer: parseMarkdown(answer),
    changed: formatLongDate(toPragueDay(updated_at)),
    related,
    to: `${ROOT}/${type.slug}/${slug}`,
  }
}

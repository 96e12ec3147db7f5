import {
  BlogCardRow,
  BlogCategoryRow,
  BlogPostRow,
  FaqQuestionRow,
  FaqTypeRow,
  LandingRow,
  SectionRow,
  StaticTextRow,
  StaticVersionRow,
} from '@shop/contract/content'
import type { Contentful, Entry, EntryQuery } from '@shop/partners/contentful/contentful'
import { z } from 'zod'
import type { ContentSource } from './content-source.ts'
import { toColumns } from './to-columns.server.ts'

/** The most the delivery API gives at once. */
const ALL = 1000

const TextValue = z.object({ key: z.string(), description: z.string(), value: z.string().nullable().default(null) })

/** The same pages from a Contentful-style space; `docs/decisions/030-content-source.md` names its content types. */
export function createContentfulContent(space: Contentful, now: () => Date): ContentSource {
  const list = (query: EntryQuery) => ask(space, query)
  const all = async <Schema extends z.ZodType>(schema: Schema, query: EntryQuery): Promise<z.output<Schema>[]> =>
    z.array(schema).parse((await list({ limit: ALL, ...query })).items.map(toColumns))
  const first = async <Schema extends z.ZodType>(schema: Schema, query: EntryQuery) =>
    (await all(schema, { ...query, limit: 1 }))[0] ?? null
  const out = () => ({ 'fields.publishedAt[lte]': now().toISOString() })

  return {
    async listPosts({ page, size, category, slugs }) {
      const filters = {
        ...out(),
        ...(category ? { 'fields.category.fields.slug': category } : {}),
        ...(slugs ? { 'fields.slug[in]': slugs.join(',') } : {}),
      }
      const order = category ? '-fields.pinned,-fields.publishedAt' : '-fields.publishedAt'
      const query = { contentType: 'blogPost', filters, order, skip: (page - 1) * size, limit: size }
      const { items, total } = await list(query)
      return { posts: z.array(BlogCardRow).parse(items.map(toColumns)), total }
    },
    searchPosts: (words) =>
      all(BlogCardRow, { contentType: 'blogPost', filters: { ...out(), query: words }, limit: 27 }),
    findPost: (slug) => first(BlogPostRow, { contentType: 'blogPost', filters: { ...out(), 'fields.slug': slug } }),
    listBlogCategories: () => all(BlogCategoryRow, { contentType: 'blogCategory', order: 'fields.position' }),
    listFaqTypes: () => all(FaqTypeRow, { contentType: 'faqType', order: 'fields.position' }),
    listQuestions({ type, slugs }) {
      const filters = {
        ...(type ? { 'fields.type.fields.slug': type } : {}),
        ...(slugs ? { 'fields.slug[in]': slugs.join(',') } : {}),
      }
      return all(FaqQuestionRow, { contentType: 'faqQuestion', filters, order: 'fields.position' })
    },
    searchQuestions: (words) =>
      all(FaqQuestionRow, { contentType: 'faqQuestion', filters: { query: words }, limit: 10 }),
    findSection: (slug) => first(SectionRow, { contentType: 'section', filters: { 'fields.slug': slug } }),
    findLanding(slug) {
      const filters = { 'fields.slug': slug, 'fields.validFrom[lte]': now().toISOString() }
      return first(LandingRow, { contentType: 'landingPage', filters })
    },
    listStaticVersions(slug) {
      const filters = { ...out(), 'fields.page': slug }
      return all(StaticVersionRow, { contentType: 'staticPageVersion', filters, order: '-fields.effectiveFrom' })
    },
    findStaticText(slug, version) {
      const filters = { ...out(), 'fields.page': slug, 'fields.version': version }
      return first(StaticTextRow, { contentType: 'staticPageVersion', filters })
    },
    async readTextValues() {
      const values = await all(TextValue, { contentType: 'textValue' })
      return Object.fromEntries(values.map(({ key, description, value }) => [key, value ?? `[${description}]`]))
    },
    async listEntries() {
      const [sections, categories, posts, types, questions, pages] = await Promise.all([
        list({ contentType: 'section', limit: ALL }),
        list({ contentType: 'blogCategory', order: 'fields.position', limit: ALL }),
        list({ contentType: 'blogPost', filters: out(), order: '-fields.publishedAt', limit: ALL }),
        list({ contentType: 'faqType', order: 'fields.position', limit: ALL }),
        list({ contentType: 'faqQuestion', order: 'fields.position', limit: ALL }),
        list({ contentType: 'staticPageVersion', filters: out(), limit: ALL }),
      ])
      const slugs = new Set(pages.items.map(({ fields }) => String(fields.page)))
      return [
        ...sections.items.map((entry) => ({ path: String(entry.fields.path), changed: day(entry) })),
        ...categories.items.map(({ fields }) => ({ path: `/blog/kategorie/${fields.slug}` })),
        ...posts.items.map((entry) => ({ path: `/blog/${entry.fields.slug}`, changed: day(entry) })),
        ...types.items.map(({ fields }) => ({ path: `/casto-kladene-dotazy/${fields.slug}` })),
        ...questions.items.map((entry) => ({ path: questionPath(entry), changed: day(entry) })),
        ...[...slugs].map((slug) => ({ path: `/s/${slug}` })),
      ]
    },
  }
}

/** A page without its words is a fault: the edge keeps showing the last good copy meanwhile. */
async function ask(space: Contentful, query: EntryQuery): Promise<{ items: Entry[]; total: number }> {
  const answer = await space.listEntries(query)
  if (answer.ok) return answer.value
  const { contentType } = query
  throw new Error(`The content service did not give ${contentType}: ${answer.code} ${JSON.stringify(answer.details)}`)
}

function questionPath({ fields }: Entry): string {
  return `/casto-kladene-dotazy/${(fields.type as Entry | null)?.fields.slug}/${fields.slug}`
}

function day({ updatedAt }: Entry): string {
  return updatedAt.slice(0, 10)
}

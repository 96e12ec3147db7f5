import {
  BlogCardRow,
  BlogPostRow,
  FaqQuestionRow,
  LandingRow,
  SectionRow,
  StaticTextRow,
  StaticVersionRow,
} from '@shop/contract/content'
import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import type { ContentSource } from './content-source.ts'
import { listDataEntries } from './data-entries.server.ts'

const CARD = 'slug,title,perex,reading_minutes,cover_key,cover,published_at,checked_on'
const POST = `${CARD},body,tags,sources,seo_description,updated_at`
const PRODUCTS = 'products:blog_post_products(product:products(slug))'
const CATEGORY = 'slug,name,description,seo_title,seo_description'
const QUESTION = 'slug,question,answer,related,updated_at,type:faq_types!inner(slug,name)'
const VERSION = 'version,effective_from,published_at'

const SEARCHED = 10

/** As the rows come: products stand between the post and the catalogue. */
const Products = z.array(z.object({ product: z.object({ slug: z.string() }).nullable() }))
const CardWithProducts = BlogCardRow.omit({ product_slugs: true }).extend({ products: Products })
const PostWithProducts = BlogPostRow.omit({ product_slugs: true }).extend({ products: Products })

/** The shop's own tables; the database decides what is out. */
export const dataContent: ContentSource = {
  async listPosts({ page, size, category, slugs }) {
    const columns = `${CARD},category:blog_categories!inner(slug,name),author:blog_authors!inner(slug,name),${PRODUCTS}`
    let query = publicData.from('blog_posts').select(columns, { count: 'exact' }).eq('storefront_id', storefrontId)
    // A topic begins with the article its editors pinned.
    if (category) query = query.eq('category.slug', category).order('pinned', { ascending: false })
    if (slugs) query = query.in('slug', slugs)
    const { items, total } = await publicData.list(
      query
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .order('position', { referencedTable: 'products' })
        .range((page - 1) * size, page * size - 1),
    )
    return { posts: z.array(CardWithProducts).parse(items).map(withSlugs), total: total ?? 0 }
  },

  async searchPosts(words) {
    const { items: slugs } = await publicData.list(
      publicData.rpc('find_articles', { q: words, storefront_id: storefrontId }),
    )
    if (slugs.length === 0) return []
    const { posts } = await this.listPosts({ page: 1, size: slugs.length, slugs })
    return posts.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug))
  },

  async findPost(slug) {
    const columns =
      `${POST},category:blog_categories!inner(slug,name),` +
      `author:blog_authors!inner(slug,name,bio,avatar_key),${PRODUCTS}`
    const row = await publicData.single(
      publicData
        .from('blog_posts')
        .select(columns)
        .eq('storefront_id', storefrontId)
        .eq('slug', slug)
        .order('position', { referencedTable: 'products' })
        .limit(1),
    )
    return row ? withSlugs(PostWithProducts.parse(row)) : null
  },

  async listBlogCategories() {
    const query = publicData.from('blog_categories').select(CATEGORY).eq('storefront_id', storefrontId)
    return (await publicData.list(query.order('position'))).items
  },

  async listFaqTypes() {
    const query = publicData.from('faq_types').select(CATEGORY).eq('storefront_id', storefrontId)
    return (await publicData.list(query.order('position'))).items
  },

  async listQuestions({ type, slugs }) {
    let query = publicData.from('faq_questions').select(QUESTION).eq('storefront_id', storefrontId)
    if (type) query = query.eq('type.slug', type)
    if (slugs) query = query.in('slug', slugs)
    return z.array(FaqQuestionRow).parse((await publicData.list(query.order('position').order('id'))).items)
  },

  async searchQuestions(words) {
    const { items } = await publicData.list(
      publicData.rpc('suggest_content', { q: words, max_each: SEARCHED, storefront_id: storefrontId }),
    )
    const slugs = items.flatMap(({ kind, path }) => (kind === 'question' ? [path?.split('/').at(-1) ?? ''] : []))
    if (slugs.length === 0) return []
    const questions = await this.listQuestions({ slugs })
    return questions.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug))
  },

  async findSection(slug) {
    const columns = 'slug,path,title,seo_title,seo_description,blocks'
    const query = publicData.from('sections').select(columns).eq('storefront_id', storefrontId).eq('slug', slug)
    return SectionRow.nullable().parse(await publicData.single(query.limit(1)))
  },

  async findLanding(slug, visitor) {
    const query = publicData.rpc('landing_page', { page_slug: slug, visitor, storefront_id: storefrontId })
    const { items } = await publicData.list(query)
    return LandingRow.nullable().parse(items[0] ?? null)
  },

  async listStaticVersions(slug) {
    const { items } = await publicData.list(versionsOf(slug, VERSION).order('effective_from', { ascending: false }))
    return z.array(StaticVersionRow).parse(items)
  },

  async findStaticText(slug, version) {
    const columns = `${VERSION},title,perex,body,seo_title,seo_description`
    const row = await publicData.single(versionsOf(slug, columns).eq('version', version).limit(1))
    return StaticTextRow.nullable().parse(row)
  },

  async readTextValues() {
    const query = publicData.from('text_values').select('key,description,value').eq('storefront_id', storefrontId)
    const { items } = await publicData.list(query)
    return Object.fromEntries(items.map(({ key, description, value }) => [key, value ?? `[${description}]`]))
  },

  listEntries: listDataEntries,
}

function versionsOf(slug: string, columns: string) {
  return publicData
    .from('static_page_versions')
    .select(`${columns},static_pages!inner(slug)`)
    .eq('static_pages.storefront_id', storefrontId)
    .eq('static_pages.slug', slug)
}

function withSlugs<Row extends { products: z.infer<typeof Products> }>({ products, ...row }: Row) {
  return { ...row, product_slugs: products.flatMap(({ product }) => (product ? [product.slug] : [])) }
}

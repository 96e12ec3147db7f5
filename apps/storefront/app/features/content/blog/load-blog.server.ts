import type { BlogCardRow, BlogCategoryRow } from '@shop/contract/content'
import { formatLongDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { content } from '#app/features/content/source/content.server.ts'
import type { ImageView } from '#app/goods/card-parts.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import { toNearest } from './to-nearest.ts'

/** One big story and two rows of three. */
const POSTS_PER_PAGE = 7

interface BlogCategory {
  slug: string
  name: string
  description: string
  title: string
  seoDescription: string
  to: ShopAddress
}

export interface PostCard {
  to: ShopAddress
  heading: string
  perex: string
  category: { slug: string; name: string; to: `/blog/kategorie/${string}` }
  author: string
  cover: string | null
  /** Shown in the place of the drawing. */
  picture: ImageView | null
  minutes: number
  published: string
  checked: string | null
}

interface PostList {
  posts: PostCard[]
  page: number
  pages: number
  categories: BlogCategory[]
  /** Products these posts speak of most. */
  productSlugs: string[]
}

/** Null when there is no such page; the first one always exists. */
export async function loadPosts(page: number, category?: string): Promise<PostList | null> {
  const [{ posts, total }, categories] = await Promise.all([
    content.listPosts({ page, size: POSTS_PER_PAGE, category }),
    content.listBlogCategories(),
  ])
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  if (page > pages) return null
  return toList(posts, { page, pages, categories })
}

/** Everything on one page: whoever searches wants the best few. */
export async function searchPosts(words: string): Promise<PostList> {
  const [posts, categories] = await Promise.all([content.searchPosts(words), content.listBlogCategories()])
  return toList(posts, { page: 1, pages: 1, categories })
}

export async function loadNewestPosts(count: number): Promise<PostCard[]> {
  const { posts } = await content.listPosts({ page: 1, size: count })
  return posts.map(toPostCard)
}

export async function loadNamedPosts(slugs: string[]): Promise<PostCard[]> {
  if (slugs.length === 0) return []
  const { posts } = await content.listPosts({ page: 1, size: slugs.length, slugs })
  return posts.map(toPostCard)
}

/** Null for an unknown topic and for a page it does not have. */
export async function loadCategory(slug: string, page: number | null) {
  const list = page ? await loadPosts(page, slug) : null
  const category = list?.categories.find((one) => one.slug === slug)
  return list && category ? { category, list } : null
}

/** Where a topic that editors have renamed is now. */
export async function findRenamedTopic(slug: string): Promise<string | null> {
  const query = publicData.from('slug_history').select('blog_categories!inner(slug)')
  const row = await publicData.single(
    query.eq('storefront_id', storefrontId).eq('slug', slug).not('blog_category_id', 'is', null).limit(1),
  )
  return row ? row.blog_categories.slug : null
}

/** For whoever mistyped a topic: those whose names begin or sound most like it come first. */
export async function listNearestTopics(slug: string): Promise<NamedLink[]> {
  const topics = (await content.listBlogCategories()).map(toCategory)
  return toNearest(topics, slug).map(({ name, to }) => ({ label: name, to }))
}

interface Frame {
  page: number
  pages: number
  categories: BlogCategoryRow[]
}

function toList(posts: BlogCardRow[], { page, pages, categories }: Frame): PostList {
  return {
    posts: posts.map(toPostCard),
    page,
    pages,
    categories: categories.map(toCategory),
    productSlugs: mostNamed(posts.flatMap(({ product_slugs }) => product_slugs)),
  }
}

function mostNamed(slugs: string[]): string[] {
  const counts = new Map<string, number>()
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([slug]) => slug)
}

function toCategory(row: BlogCategoryRow): BlogCategory {
  return {
    slug: row.slug,
    name: nonBreaking(row.name),
    description: nonBreaking(row.description),
    title: row.seo_title || contentTexts.topicTitle(row.name),
    seoDescription: row.seo_description || row.description,
    to: `/blog/kategorie/${row.slug}`,
  }
}

function toPicture({ cover }: BlogCardRow): ImageView | null {
  return cover && { name: cover.key, hash: cover.hash, alt: cover.alt, width: cover.width, height: cover.height }
}

export function toPostCard(row: BlogCardRow): PostCard {
  const { slug, name } = row.category
  return {
    to: `/blog/${row.slug}`,
    heading: nonBreaking(row.title),
    perex: nonBreaking(row.perex),
    category: { slug, name: nonBreaking(name), to: `/blog/kategorie/${slug}` },
    author: nonBreaking(row.author.name),
    cover: row.cover_key,
    picture: toPicture(row),
    minutes: row.reading_minutes,
    published: formatLongDate(toPragueDay(row.published_at)),
    checked: row.checked_on ? formatLongDate(toPragueDay(row.checked_on)) : null,
  }
}

import type { BlogCardRow, BlogCategoryRow } from '@shop/contract/content'
import { formatLongDate } from '#app/texts/format-date.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import { parseMarkdown } from './parse-markdown.server.ts'
import type { RichBlock } from './rich-text.ts'
import { content } from './source/content.server.ts'

export const POSTS_PER_PAGE = 9
const RELATED = 3

export interface BlogCategory {
  slug: string
  name: string
  description: string
  title: string
  seoDescription: string
  to: string
}

export interface PostCard {
  to: string
  heading: string
  perex: string
  category: { slug: string; name: string; to: string }
  minutes: number
  published: string
}

export interface PostPage extends PostCard {
  description: string
  author: { name: string; bio: string }
  blocks: RichBlock[]
  related: PostCard[]
}

export interface PostList {
  posts: PostCard[]
  page: number
  pages: number
  categories: BlogCategory[]
}

/** Null when there is no such page; the first one always exists. */
export async function loadPosts(page: number, category?: string): Promise<PostList | null> {
  const [{ posts, total }, categories] = await Promise.all([
    content.listPosts({ page, size: POSTS_PER_PAGE, category }),
    content.listBlogCategories(),
  ])
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  if (page > pages) return null
  return { posts: posts.map(toPostCard), page, pages, categories: categories.map(toCategory) }
}

export async function loadNewestPosts(count: number): Promise<PostCard[]> {
  const { posts } = await content.listPosts({ page: 1, size: count })
  return posts.map(toPostCard)
}

/** Null for an unknown topic and for a page it does not have. */
export async function loadCategory(slug: string, page: number | null) {
  const list = page ? await loadPosts(page, slug) : null
  const category = list?.categories.find((one) => one.slug === slug)
  return list && category ? { category, list } : null
}

export async function loadPost(slug: string): Promise<PostPage | null> {
  const post = await content.findPost(slug)
  if (!post) return null
  const around = await content.listPosts({ page: 1, size: RELATED + 1, category: post.category.slug })
  return {
    ...toPostCard(post),
    description: post.seo_description,
    author: { name: nonBreaking(post.author.name), bio: nonBreaking(post.author.bio) },
    blocks: parseMarkdown(post.body),
    related: around.posts
      .filter((one) => one.slug !== slug)
      .slice(0, RELATED)
      .map(toPostCard),
  }
}

function toCategory(row: BlogCategoryRow): BlogCategory {
  return {
    slug: row.slug,
    name: nonBreaking(row.name),
    description: nonBreaking(row.description),
    title: row.seo_title,
    seoDescription: row.seo_description,
    to: `/blog/kategorie/${row.slug}`,
  }
}

function toPostCard(row: BlogCardRow): PostCard {
  const { slug, name } = row.category
  return {
    to: `/blog/${row.slug}`,
    heading: nonBreaking(row.title),
    perex: nonBreaking(row.perex),
    category: { slug, name: nonBreaking(name), to: `/blog/kategorie/${slug}` },
    minutes: row.reading_minutes,
    published: formatLongDate(new Date(row.published_at)),
  }
}

import { formatLongDate } from '#app/texts/format-date.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import editorial from './editorial/blog.json' with { type: 'json' }
import { parseMarkdown } from './parse-markdown.server.ts'
import type { RichBlock } from './rich-text.ts'

export const POSTS_PER_PAGE = 9

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
  category: BlogCategory
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

const categories: BlogCategory[] = editorial.categories.map((category) => ({
  slug: category.slug,
  name: nonBreaking(category.name),
  description: nonBreaking(category.description),
  title: category.seoTitle,
  seoDescription: category.seoDescription,
  to: `/blog/kategorie/${category.slug}`,
}))

const posts = [...editorial.posts].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))

type EditorialPost = (typeof posts)[number]

/** Null when there is no such page; the first one always exists. */
export function loadPosts(page: number, category?: string): PostList | null {
  const chosen = category ? posts.filter((post) => post.category === category) : posts
  const pages = Math.max(1, Math.ceil(chosen.length / POSTS_PER_PAGE))
  if (page > pages) return null
  const shown = chosen.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE)
  return { posts: shown.map(toCard), page, pages, categories }
}

export function findCategory(slug: string): BlogCategory | undefined {
  return categories.find((category) => category.slug === slug)
}

export function loadPost(slug: string): PostPage | null {
  const post = posts.find((one) => one.slug === slug)
  if (!post) return null
  const author = editorial.authors.find((one) => one.slug === post.author)
  const related = posts.filter((one) => one.category === post.category && one !== post).slice(0, 3)
  return {
    ...toCard(post),
    description: post.seoDescription,
    author: { name: nonBreaking(author?.name ?? ''), bio: nonBreaking(author?.bio ?? '') },
    blocks: parseMarkdown(post.body),
    related: related.map(toCard),
  }
}

function toCard(post: EditorialPost): PostCard {
  const category = findCategory(post.category)
  if (!category) throw new Error(`Post ${post.slug} names an unknown category`)
  return {
    to: `/blog/${post.slug}`,
    heading: nonBreaking(post.title),
    perex: nonBreaking(post.perex),
    category,
    minutes: post.readingMinutes,
    published: formatLongDate(new Date(post.publishedAt)),
  }
}

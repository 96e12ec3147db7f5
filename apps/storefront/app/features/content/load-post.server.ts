import type { BlogPostRow } from '@shop/contract/content'
import { formatLongDate } from '#app/texts/format-date.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import { type ArticleProduct, loadArticleProducts } from './load-article-products.server.ts'
import { type PostCard, toPostCard } from './load-blog.server.ts'
import { parseMarkdown } from './parse-markdown.server.ts'
import type { RichBlock } from './rich-text.ts'
import { content } from './source/content.server.ts'
import { inlineText } from './to-plain-text.ts'
import { toPostJsonLd } from './to-post-json-ld.server.ts'

const RELATED = 3
const BESIDE = 2

export interface PostPage extends PostCard {
  slug: string
  description: string
  author: string
  authorBio: string
  checked: string | null
  sources: string[]
  blocks: RichBlock[]
  headings: { id: string; text: string }[]
  /** Named inside the text. */
  inText: ArticleProduct[]
  beside: ArticleProduct[]
  related: PostCard[]
  jsonLd: string
}

export async function loadPost(slug: string): Promise<PostPage | null> {
  const row = await content.findPost(slug)
  return row ? toPostPage(row) : null
}

/** Also for a draft that somebody looks at before it is out. */
export async function toPostPage(row: BlogPostRow): Promise<PostPage> {
  const blocks = parseMarkdown(row.body)
  const named = blocks.flatMap((block) => (block.type === 'product' ? [block.slug] : []))
  const [products, around] = await Promise.all([
    loadArticleProducts([...named, ...row.product_slugs]),
    content.listPosts({ page: 1, size: RELATED + 1, category: row.category.slug }),
  ])
  const card = toPostCard(row)
  return {
    ...card,
    slug: row.slug,
    description: row.seo_description,
    authorBio: nonBreaking(row.author.bio),
    checked: row.checked_on ? formatLongDate(new Date(row.checked_on)) : null,
    sources: row.sources.map(nonBreaking),
    blocks,
    headings: toHeadings(blocks),
    inText: products.filter((product) => named.includes(product.slug)),
    beside: products.filter((product) => !named.includes(product.slug)).slice(0, BESIDE),
    related: around.posts
      .filter((one) => one.slug !== row.slug)
      .slice(0, RELATED)
      .map(toPostCard),
    jsonLd: toPostJsonLd(row),
  }
}

function toHeadings(blocks: RichBlock[]): PostPage['headings'] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: inlineText(block.text) }] : [],
  )
}

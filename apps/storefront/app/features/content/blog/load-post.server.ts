import type { BlogPostRow } from '@shop/contract/content'
import { nonBreaking } from '@shop/czech/non-breaking'
import { type ArticleProduct, loadArticleProducts } from '#app/features/catalog/card/load-article-products.server.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { parseMarkdown } from '#app/prose/parse-markdown.server.ts'
import type { RichBlock } from '#app/prose/rich-text.ts'
import { type PageHeading, toHeadings } from '#app/prose/to-headings.ts'
import { absolute } from '#app/server/json-ld.server.ts'
import { type PostCard, toPostCard } from './load-blog.server.ts'
import { toPostJsonLd } from './to-post-json-ld.server.ts'

const RELATED = 3
const BESIDE = 2

export interface PostPage extends PostCard {
  slug: string
  /** Absolute. */
  url: string
  description: string
  author: string
  authorBio: string
  sources: string[]
  blocks: RichBlock[]
  headings: PageHeading[]
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
    url: absolute(card.to),
    description: row.seo_description,
    authorBio: nonBreaking(row.author.bio),
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

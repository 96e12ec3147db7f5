import { data, redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadArticleProducts } from '#app/features/catalog/card/load-article-products.server.ts'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { BLOG_FEED } from '#app/features/content/blog/blog-feed.ts'
import { findRenamedTopic, listNearestTopics, loadCategory } from '#app/features/content/blog/load-blog.server.ts'
import { parsePageNumber } from '#app/features/content/blog/parse-page-number.ts'
import { PostListView } from '#app/features/content/blog/post-list-view.tsx'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import { productKey } from '#app/server/page-keys.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import type { Route } from './+types/blog-category.ts'

const PRODUCTS = 4

export async function loader({ params }: Route.LoaderArgs) {
  const found = await loadCategory(params.slug, parsePageNumber(params.page))
  if (!found) return missing(params.slug, params.page)
  if (params.page === '1') throw redirect(found.category.to, 301)
  const products = await loadArticleProducts(found.list.productSlugs.slice(0, PRODUCTS))
  const keys = products.map(({ card }) => productKey(card.id))
  return data({ ...found, products }, { headers: await contentPage('blog', ...keys) })
}

/** A topic that was renamed, one that was mistyped, or a page that the topic does not have. */
async function missing(slug: string, page: string | undefined) {
  const renamed = await findRenamedTopic(slug)
  if (renamed) throw redirect([`/blog/kategorie/${renamed}`, page].filter(Boolean).join('/'), 301)
  const nearest = await listNearestTopics(slug)
  if (nearest.some(({ to }) => to === `/blog/kategorie/${slug}`)) throw pageNotFound()
  return data({ nearest }, { status: 404 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData && 'category' in loaderData
    ? pageMeta({
        title: contentTexts.pagedTitle(loaderData.category.title, loaderData.list.page),
        description: loaderData.category.seoDescription,
        feed: BLOG_FEED,
      })
    : pageMeta({ title: contentTexts.noTopic.title, description: contentTexts.blogDescription, noIndex: true })

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  if (!('category' in loaderData)) {
    const { heading, text } = contentTexts.noTopic
    return <MessagePage isMissing heading={heading} text={text} actions={loaderData.nearest} />
  }
  const { category, list, products } = loaderData
  return (
    <PostListView
      heading={category.name}
      lead={category.description}
      list={list}
      category={category.slug}
      pageAddress={(page) => (page === 1 ? category.to : `/blog/kategorie/${category.slug}/${page}`)}
    >
      {products.length > 0 ? (
        <section className="section-tight stack">
          <h2>{contentTexts.mentioned}</h2>
          <ProductCards cards={products.map(({ card }) => card)} columns="four" heading="h3" />
        </section>
      ) : null}
    </PostListView>
  )
}

import { data } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import { BLOG_FEED } from '#app/features/content/blog/blog-feed.ts'
import { loadPosts, searchPosts } from '#app/features/content/blog/load-blog.server.ts'
import { PostListView } from '#app/features/content/blog/post-list-view.tsx'
import { toBlogJsonLd } from '#app/features/content/blog/to-blog-json-ld.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import type { Route } from './+types/blog.ts'

const LONGEST_QUERY = 100

export async function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams.get('q')?.trim().slice(0, LONGEST_QUERY) || undefined
  const list = query ? await searchPosts(query) : await loadPosts(1)
  if (!list) throw pageNotFound()
  // Nobody asks the same words twice in an hour; the edge need not keep them.
  const headers = query ? { 'Cache-Control': 'private, no-store' } : await contentPage('blog')
  return data({ list, query, jsonLd: toBlogJsonLd(list.posts) }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: contentTexts.blogTitle,
    description: contentTexts.blogDescription,
    feed: BLOG_FEED,
    noIndex: loaderData?.query !== undefined,
  })

export default function Blog({ loaderData: { list, query, jsonLd } }: Route.ComponentProps) {
  return (
    <>
      <PostListView
        heading={contentTexts.blogHeading}
        lead={contentTexts.blogLead}
        list={list}
        {...(query ? { query } : {})}
        pageAddress={(page) => (page === 1 ? '/blog' : `/blog/stranka/${page}`)}
      />
      <JsonLd graph={jsonLd} />
    </>
  )
}

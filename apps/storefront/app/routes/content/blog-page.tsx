import { data, redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadPosts } from '#app/features/content/blog/load-blog.server.ts'
import { parsePageNumber } from '#app/features/content/blog/parse-page-number.ts'
import { PostListView } from '#app/features/content/blog/post-list-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import type { Route } from './+types/blog-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const page = parsePageNumber(params.page)
  if (page === 1) throw redirect('/blog', 301)
  const list = page && (await loadPosts(page))
  if (!list) throw pageNotFound()
  return data(list, { headers: await contentPage('blog') })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: contentTexts.pagedTitle(contentTexts.blogTitle, loaderData.page),
    description: contentTexts.blogDescription,
  })

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <PostListView
      heading={contentTexts.blogHeading}
      lead={contentTexts.blogLead}
      list={loaderData}
      pageAddress={(page) => (page === 1 ? '/blog' : `/blog/stranka/${page}`)}
    />
  )
}

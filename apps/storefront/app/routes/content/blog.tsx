import { pageNotFound } from '#app/errors/page-error.ts'
import { loadPosts } from '#app/features/content/load-blog.server.ts'
import { PostListView } from '#app/features/content/post-list-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { contentTexts } from '#app/texts/content.ts'
import type { Route } from './+types/blog.ts'

export async function loader() {
  const list = await loadPosts(1)
  if (!list) throw pageNotFound()
  return list
}

export function headers() {
  return publicPage('blog')
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: contentTexts.blogTitle, description: contentTexts.blogDescription })

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <PostListView
      heading={contentTexts.blogHeading}
      lead={contentTexts.blogLead}
      list={loaderData}
      pageAddress={(page) => (page === 1 ? '/blog' : `/blog/stranka/${page}`)}
    />
  )
}

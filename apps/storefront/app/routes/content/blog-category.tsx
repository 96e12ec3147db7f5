import { redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadCategory } from '#app/features/content/load-blog.server.ts'
import { parsePageNumber } from '#app/features/content/parse-page-number.ts'
import { PostListView } from '#app/features/content/post-list-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { contentTexts } from '#app/texts/content.ts'
import type { Route } from './+types/blog-category.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const found = await loadCategory(params.slug, parsePageNumber(params.page))
  if (!found) throw pageNotFound()
  if (params.page === '1') throw redirect(found.category.to, 301)
  return found
}

export function headers() {
  return publicPage('blog')
}

export const meta: Route.MetaFunction = ({ loaderData: { category, list } }) =>
  pageMeta({ title: contentTexts.pagedTitle(category.title, list.page), description: category.seoDescription })

export default function BlogCategory({ loaderData: { category, list } }: Route.ComponentProps) {
  return (
    <PostListView
      heading={category.name}
      lead={category.description}
      list={list}
      category={category.slug}
      pageAddress={(page) => (page === 1 ? category.to : `${category.to}/${page}`)}
    />
  )
}

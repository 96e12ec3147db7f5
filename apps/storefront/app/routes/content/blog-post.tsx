import { pageNotFound } from '#app/errors/page-error.ts'
import { loadPost } from '#app/features/content/load-blog.server.ts'
import { PostView } from '#app/features/content/post-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/blog-post.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const post = await loadPost(params.slug)
  if (!post) throw pageNotFound()
  return post
}

export function headers() {
  return publicPage('blog')
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${loaderData.heading} | Čenich`, description: loaderData.description })

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostView post={loaderData} />
}

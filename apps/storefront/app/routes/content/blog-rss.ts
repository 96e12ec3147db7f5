import { toBlogRss } from '#app/features/content/blog/to-blog-rss.server.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { contentPage } from '#app/server/content-page.server.ts'

const NEWEST = 20

export async function loader() {
  const { posts } = await content.listPosts({ page: 1, size: NEWEST })
  return new Response(toBlogRss(posts), {
    headers: { ...(await contentPage('blog')), 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}

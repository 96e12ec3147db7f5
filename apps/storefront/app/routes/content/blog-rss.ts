import { toBlogRss } from '#app/features/content/blog/to-blog-rss.server.ts'
import { contentPage } from '#app/server/content-page.server.ts'

export async function loader() {
  return new Response(await toBlogRss(), {
    headers: { ...(await contentPage('blog')), 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}

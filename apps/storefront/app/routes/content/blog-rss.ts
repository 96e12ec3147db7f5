import { toBlogRss } from '#app/features/content/to-blog-rss.server.ts'
import { publicPage } from '#app/server/page-cache.server.ts'

export async function loader() {
  return new Response(await toBlogRss(), {
    headers: { ...publicPage('blog'), 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}

import { absolute } from '#app/server/json-ld.server.ts'
import { publicPage } from '#app/server/page-cache.server.ts'

/** Pages of one person and machines' own addresses; what is only not to be kept says noindex itself. */
const CLOSED = ['/api/', '/kosik/', '/l/', '/payments/', '/private/', '/ucet/']

export function loader() {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { ...publicPage(), 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

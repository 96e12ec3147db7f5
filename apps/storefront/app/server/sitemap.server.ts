import { writeXml, type Xml } from '@shop/czech/write-xml'
import { absolute } from './json-ld.server.ts'
import { publicPage } from './page-cache.server.ts'

export interface SitemapEntry {
  path: string
  /** ISO day of the last real change. */
  changed?: string
}

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function sitemapIndex(paths: string[]): Response {
  return send(['sitemapindex', paths.map((path): Xml => ['sitemap', [location(path)]]), { xmlns: XMLNS }])
}

export function sitemap(entries: SitemapEntry[]): Response {
  const urls = entries.map(({ path, changed }): Xml => ['url', [location(path), changed ? ['lastmod', changed] : null]])
  return send(['urlset', urls, { xmlns: XMLNS }])
}

function location(path: string): Xml {
  return ['loc', absolute(path)]
}

function send(file: Xml): Response {
  return new Response(writeXml(file), {
    headers: {
      ...publicPage('catalog', 'sitemap', 'blog', 'faq', 'pages'),
      'Content-Type': 'application/xml; charset=utf-8',
    },
  })
}

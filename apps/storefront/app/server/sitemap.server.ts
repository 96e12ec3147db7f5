import { xmlText } from '@shop/runtime/xml-text'
import { absolute } from './json-ld.server.ts'
import { publicPage } from './page-cache.server.ts'

export interface SitemapEntry {
  path: string
  /** ISO day of the last real change. */
  changed?: string
}

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function sitemapIndex(paths: string[]): Response {
  const parts = paths.map((path) => `<sitemap><loc>${xmlText(absolute(path))}</loc></sitemap>`)
  return xml(`<sitemapindex xmlns="${XMLNS}">${parts.join('')}</sitemapindex>`)
}

export function sitemap(entries: SitemapEntry[]): Response {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${xmlText(absolute(path))}</loc>${lastmod}</url>`
  })
  return xml(`<urlset xmlns="${XMLNS}">${urls.join('')}</urlset>`)
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { ...publicPage('catalog', 'sitemap'), 'Content-Type': 'application/xml; charset=utf-8' },
  })
}

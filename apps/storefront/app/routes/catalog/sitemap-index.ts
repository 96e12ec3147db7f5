import { countProductParts } from '#app/features/catalog/grid/load-sitemap.server.ts'
import { sitemapIndex } from '#app/server/sitemap.server.ts'

export async function loader() {
  const parts = await countProductParts()
  const products = Array.from({ length: parts }, (_, index) => `/sitemap/produkty-${index + 1}.xml`)
  return sitemapIndex([...products, '/sitemap/kategorie.xml', '/sitemap/obsah.xml'])
}

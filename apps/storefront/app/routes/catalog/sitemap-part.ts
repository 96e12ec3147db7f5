import { pageNotFound } from '#app/errors/page-error.ts'
import { loadCategoryEntries, loadProductEntries } from '#app/features/catalog/grid/load-sitemap.server.ts'
import { loadContentEntries } from '#app/features/content/source/load-content-entries.server.ts'
import { type SitemapEntry, sitemap } from '#app/server/sitemap.server.ts'
import type { Route } from './+types/sitemap-part.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const entries = await loadEntries(params.part)
  if (!entries || entries.length === 0) throw pageNotFound()
  return sitemap(entries)
}

async function loadEntries(part: string): Promise<SitemapEntry[] | null> {
  if (part === 'kategorie.xml') return loadCategoryEntries()
  if (part === 'obsah.xml') return loadContentEntries()
  const number = /^produkty-([1-9]\d{0,3})\.xml$/.exec(part)?.[1]
  return number ? loadProductEntries(Number(number)) : null
}

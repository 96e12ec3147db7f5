import { absolute, breadcrumbList, plain, toJsonLd } from '#app/server/json-ld.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import type { CategoryPage } from './load-category.server.ts'

type GridPage = Pick<CategoryPage, 'above' | 'heading' | 'grid'>

export function toGridJsonLd({ above, heading, grid }: GridPage): string {
  const first = (grid.filters.page - 1) * 24
  return toJsonLd(breadcrumbList([catalogTexts.home, ...above], heading), {
    '@type': 'ItemList',
    name: plain(heading),
    numberOfItems: grid.total,
    itemListElement: grid.cards.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: first + index + 1,
      name: plain(name),
      url: absolute(`/produkt/${slug}`),
    })),
  })
}

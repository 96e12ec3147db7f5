import { Chip, Chips } from '@shop/ui/chip/chip'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadCategory } from '#app/features/catalog/load-category.server.ts'
import { ProductGrid } from '#app/features/catalog/product-grid.tsx'
import { PageHead } from '#app/features/content/page-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { publicPage } from '#app/server/page-cache.server.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import type { Route } from './+types/product-grid.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const page = await loadCategory(params.category)
  if (!page) throw pageNotFound()
  return page
}

export function headers() {
  return publicPage('catalog')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function ProductGridPage({ loaderData, params }: Route.ComponentProps) {
  const { name, heading, intro, children, products, total } = loaderData
  const above = params.category ? [{ label: catalogTexts.all.name, to: '/produkty' }] : []
  return (
    <div className="wrap stack">
      <PageHead name={name} above={above} heading={heading} lead={intro} />
      {children.length > 0 ? (
        <nav aria-label={catalogTexts.subcategories}>
          <Chips scroll>
            {children.map((child) => (
              <Chip key={child.to} as={ShopLink} to={child.to}>
                {child.name}
              </Chip>
            ))}
          </Chips>
        </nav>
      ) : null}
      <p className="small muted">{catalogTexts.count(total)}</p>
      <ProductGrid products={products} />
    </div>
  )
}

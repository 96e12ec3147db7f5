import { Table } from '@shop/ui/table/table'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadProduct } from '#app/features/catalog/load-product.server.ts'
import { PageHead } from '#app/features/content/page-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import type { Route } from './+types/product.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const product = await loadProduct(params.slug)
  if (!product) throw pageNotFound()
  return product
}

export function headers() {
  return publicPage('catalog')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function Product({ loaderData: product }: Route.ComponentProps) {
  return (
    <div className="wrap" data-protein={product.protein ?? undefined}>
      <PageHead
        name={product.name}
        above={product.category ? [{ label: product.category.name, to: product.category.to }] : []}
        heading={product.name}
        lead={product.subtitle}
      />
      <p className="prose">{product.text}</p>
      <section className="section-tight stack">
        <h2>{catalogTexts.packs}</h2>
        <Table label={catalogTexts.packs}>
          <tbody>
            {product.packs.map((pack) => (
              <tr key={pack.sku}>
                <th scope="row">{pack.name}</th>
                <td>{pack.isInStock ? catalogTexts.inStock : catalogTexts.soldOut}</td>
                <td data-align="end">{pack.unitPrice}</td>
                <td data-align="end">{pack.price}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      {product.composition ? (
        <section className="section-tight stack">
          <h2>{catalogTexts.composition}</h2>
          <p className="prose">{product.composition}</p>
        </section>
      ) : null}
    </div>
  )
}

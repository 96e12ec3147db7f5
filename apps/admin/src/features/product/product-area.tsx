import { STAFF_ROLES } from '@shop/contract/staff/staff-rights'
import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { PRODUCTS } from '#app/texts/product.ts'

const ProductsPage = lazy(() => import('./products-page.tsx').then((file) => ({ default: file.ProductsPage })))
const AttributesPage = lazy(() =>
  import('./attributes/attributes-page.tsx').then((file) => ({ default: file.AttributesPage })),
)
const ProductPage = lazy(() => import('./product-page.tsx').then((file) => ({ default: file.ProductPage })))

export const productArea: Area = {
  path: '/produkty',
  title: PRODUCTS.title,
  icon: 'tag',
  group: 'offer',
  key: 'K',
  roles: STAFF_ROLES,
  routes: [
    { path: '/produkty', element: <ProductsPage /> },
    { path: '/produkty/vlastnosti', element: <AttributesPage /> },
    { path: '/produkty/:id', element: <ProductPage /> },
  ],
}

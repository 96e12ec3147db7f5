import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { COLLECTIONS } from '#app/texts/shop/collection.ts'

const CollectionsPage = lazy(() => import('./collections-page.tsx').then((file) => ({ default: file.CollectionsPage })))
const CollectionPage = lazy(() => import('./collection-page.tsx').then((file) => ({ default: file.CollectionPage })))

export const collectionArea: Area = {
  path: '/kolekce',
  title: COLLECTIONS.title,
  icon: 'search',
  group: 'offer',
  key: 'L',
  roles: ['staff_content', 'staff_admin'],
  routes: [
    { path: '/kolekce', element: <CollectionsPage /> },
    { path: '/kolekce/:id', element: <CollectionPage /> },
  ],
}

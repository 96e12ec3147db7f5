import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { BULK } from '#app/texts/bulk.ts'

const BulksPage = lazy(() => import('./bulks-page.tsx').then((file) => ({ default: file.BulksPage })))
const BulkPage = lazy(() => import('./bulk-page.tsx').then((file) => ({ default: file.BulkPage })))

export const bulkArea: Area = {
  path: '/importy',
  title: BULK.title,
  icon: 'upload',
  group: 'offer',
  key: 'I',
  roles: ['staff_content', 'staff_admin'],
  routes: [
    { path: '/importy', element: <BulksPage /> },
    { path: '/importy/:id', element: <BulkPage /> },
  ],
}

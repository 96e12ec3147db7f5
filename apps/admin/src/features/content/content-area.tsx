import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { CONTENT } from '#app/texts/wording.ts'

const PagesPage = lazy(() => import('./pages-page.tsx').then((file) => ({ default: file.PagesPage })))
const WordingPage = lazy(() => import('./wording-page.tsx').then((file) => ({ default: file.WordingPage })))

export const contentArea: Area = {
  path: '/obsah',
  title: CONTENT.title,
  icon: 'doc',
  group: 'offer',
  key: 'T',
  roles: ['staff_content', 'staff_admin'],
  routes: [
    { path: '/obsah', element: <PagesPage /> },
    { path: '/obsah/stranky/:slug', element: <WordingPage /> },
  ],
}

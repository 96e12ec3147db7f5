import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { CASES } from '#app/texts/case.ts'

const CasesPage = lazy(() => import('./cases-page.tsx').then((file) => ({ default: file.CasesPage })))
const CasePage = lazy(() => import('./case-page.tsx').then((file) => ({ default: file.CasePage })))

export const caseArea: Area = {
  path: '/pripady',
  title: CASES.title,
  icon: 'case',
  group: 'work',
  key: 'P',
  queues: ['cases'],
  roles: ['staff_support', 'staff_warehouse', 'staff_admin'],
  routes: [
    { path: '/pripady', element: <CasesPage /> },
    { path: '/pripady/:id', element: <CasePage /> },
  ],
}

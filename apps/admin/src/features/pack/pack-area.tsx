import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { PACK } from '#app/texts/pack.ts'

const BenchPage = lazy(() => import('./bench-page.tsx').then((file) => ({ default: file.BenchPage })))
const DayPage = lazy(() => import('./day-page.tsx').then((file) => ({ default: file.DayPage })))

export const packArea: Area = {
  path: '/baleni',
  title: PACK.title,
  icon: 'box',
  group: 'work',
  key: 'B',
  queues: ['to_pack', 'packing', 'label_refused'],
  roles: ['staff_warehouse', 'staff_support', 'staff_admin'],
  routes: [
    { path: '/baleni', element: <BenchPage />, isBare: true },
    { path: '/baleni/uzaverka', element: <DayPage /> },
  ],
  staysOpen: true,
}

import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { PLANS } from '#app/texts/plan.ts'

const PlansPage = lazy(() => import('./plans-page.tsx').then((file) => ({ default: file.PlansPage })))
const PlanPage = lazy(() => import('./plan-page.tsx').then((file) => ({ default: file.PlanPage })))

export const planArea: Area = {
  path: '/pravidelne-doruceni',
  title: PLANS.title,
  icon: 'repeat',
  group: 'people',
  key: 'R',
  queues: ['plan_payments'],
  roles: ['staff_support', 'staff_admin'],
  routes: [
    { path: '/pravidelne-doruceni', element: <PlansPage /> },
    { path: '/pravidelne-doruceni/:id', element: <PlanPage /> },
  ],
}

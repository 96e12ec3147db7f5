import { STAFF_ROLES } from '@shop/contract/staff/staff-rights'
import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { SYSTEM } from '#app/texts/system.ts'

const SystemPage = lazy(() => import('./system-page.tsx').then((file) => ({ default: file.SystemPage })))

export const systemArea: Area = {
  path: '/hlidac',
  title: SYSTEM.title,
  icon: 'pulse',
  group: 'running',
  key: 'H',
  queues: ['tasks', 'feeds'],
  roles: STAFF_ROLES,
  routes: [
    { path: '/hlidac', element: <SystemPage /> },
    { path: '/hlidac/:tab', element: <SystemPage /> },
  ],
}

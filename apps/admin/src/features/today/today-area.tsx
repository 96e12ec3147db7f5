import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { TODAY } from '#app/texts/today.ts'

const TodayPage = lazy(() => import('./today-page.tsx').then((file) => ({ default: file.TodayPage })))

export const todayArea: Area = {
  path: '/dnes',
  title: TODAY.title,
  icon: 'today',
  group: 'top',
  key: 'D',
  roles: ['staff_support', 'staff_warehouse', 'staff_content', 'staff_accounting', 'staff_admin'],
  routes: [{ path: '/dnes', element: <TodayPage /> }],
}

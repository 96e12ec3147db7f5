import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { SETTING } from '#app/texts/setting.ts'

const MembersPage = lazy(() => import('./members-page.tsx').then((file) => ({ default: file.MembersPage })))

export const settingArea: Area = {
  path: '/nastaveni',
  title: SETTING.title,
  icon: 'gear',
  group: 'running',
  key: 'N',
  roles: ['staff_admin'],
  routes: [{ path: '/nastaveni', element: <MembersPage /> }],
}

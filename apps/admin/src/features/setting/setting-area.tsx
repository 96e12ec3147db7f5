import { STAFF_ROLES } from '@shop/contract/staff/staff-rights'
import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { SETTING } from '#app/texts/setting.ts'

const MembersPage = lazy(() => import('./members-page.tsx').then((file) => ({ default: file.MembersPage })))
const BenchesPage = lazy(() => import('./benches-page.tsx').then((file) => ({ default: file.BenchesPage })))
const ShopPage = lazy(() => import('./shop-page.tsx').then((file) => ({ default: file.ShopPage })))
const DeliveryPage = lazy(() => import('./delivery-page.tsx').then((file) => ({ default: file.DeliveryPage })))
const SynonymsPage = lazy(() => import('./synonyms-page.tsx').then((file) => ({ default: file.SynonymsPage })))
const OwnSignInPage = lazy(() => import('./own-sign-in-page.tsx').then((file) => ({ default: file.OwnSignInPage })))

export const settingArea: Area = {
  path: '/nastaveni',
  title: SETTING.title,
  icon: 'gear',
  group: 'running',
  key: 'N',
  roles: STAFF_ROLES,
  routes: [
    { path: '/nastaveni', element: <MembersPage /> },
    { path: '/nastaveni/obchod', element: <ShopPage /> },
    { path: '/nastaveni/doprava', element: <DeliveryPage /> },
    { path: '/nastaveni/hledani', element: <SynonymsPage /> },
    { path: '/nastaveni/stoly', element: <BenchesPage /> },
    { path: '/nastaveni/prihlaseni', element: <OwnSignInPage /> },
  ],
}

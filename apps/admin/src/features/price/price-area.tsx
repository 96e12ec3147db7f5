import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { PRICES } from '#app/texts/price.ts'

const PricesPage = lazy(() => import('./prices-page.tsx').then((file) => ({ default: file.PricesPage })))
const CouponPage = lazy(() => import('./coupon-page.tsx').then((file) => ({ default: file.CouponPage })))

export const priceArea: Area = {
  path: '/ceny',
  title: PRICES.title,
  icon: 'percent',
  group: 'offer',
  key: 'A',
  roles: ['staff_support', 'staff_content', 'staff_accounting', 'staff_admin'],
  routes: [
    { path: '/ceny', element: <PricesPage /> },
    { path: '/ceny/kupony/:id', element: <CouponPage /> },
  ],
}

import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { STOCK } from '#app/texts/stock.ts'

const StockPage = lazy(() => import('./stock-page.tsx').then((file) => ({ default: file.StockPage })))

export const stockArea: Area = {
  path: '/sklad',
  title: STOCK.title,
  icon: 'layers',
  group: 'offer',
  key: 'S',
  roles: ['staff_warehouse', 'staff_support', 'staff_accounting', 'staff_admin'],
  routes: [{ path: '/sklad', element: <StockPage /> }],
}

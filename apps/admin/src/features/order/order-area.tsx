import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { ORDERS } from '#app/texts/order.ts'

const OrdersPage = lazy(() => import('./orders-page.tsx').then((file) => ({ default: file.OrdersPage })))
const OrderPage = lazy(() => import('./order-page.tsx').then((file) => ({ default: file.OrderPage })))

export const orderArea: Area = {
  path: '/objednavky',
  title: ORDERS.title,
  icon: 'list',
  group: 'work',
  key: 'O',
  queues: ['held', 'late_parcels'],
  roles: ['staff_support', 'staff_warehouse', 'staff_accounting', 'staff_admin'],
  routes: [
    { path: '/objednavky', element: <OrdersPage /> },
    { path: '/objednavky/:id', element: <OrderPage /> },
  ],
}

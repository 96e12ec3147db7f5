import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { PAYMENT } from '#app/texts/payment.ts'

const PaymentsPage = lazy(() => import('./payments-page.tsx').then((file) => ({ default: file.PaymentsPage })))

export const paymentArea: Area = {
  path: '/platby',
  title: PAYMENT.title,
  icon: 'coins',
  group: 'work',
  key: 'U',
  roles: ['staff_support', 'staff_accounting', 'staff_admin'],
  routes: [{ path: '/platby', element: <PaymentsPage /> }],
}

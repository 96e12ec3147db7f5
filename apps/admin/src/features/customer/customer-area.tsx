import { lazy } from 'react'
import type { Area } from '#app/frame/area.ts'
import { CUSTOMERS } from '#app/texts/customer.ts'

const CustomersPage = lazy(() => import('./customers-page.tsx').then((file) => ({ default: file.CustomersPage })))
const CustomerPage = lazy(() => import('./customer-page.tsx').then((file) => ({ default: file.CustomerPage })))

export const customerArea: Area = {
  path: '/zakaznici',
  title: CUSTOMERS.title,
  icon: 'users',
  group: 'people',
  key: 'C',
  roles: ['staff_support', 'staff_accounting', 'staff_admin'],
  routes: [
    { path: '/zakaznici', element: <CustomersPage /> },
    { path: '/zakaznici/:id', element: <CustomerPage /> },
  ],
}

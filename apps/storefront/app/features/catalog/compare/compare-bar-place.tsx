import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useCompared } from '#app/state/compared.ts'

const CompareBar = lazyWithTimeout(() => import('./compare-bar.tsx'), 'CompareBar')
/** The comparison itself needs no way to it, and a product has its own bar at the lower edge. */
const WITHOUT = /^\/(porovnani|produkt\/)/

/** What was chosen to be compared, at the lower edge of every page with goods. */
export function CompareBarPlace() {
  const items = useCompared()
  const { pathname } = useLocation()
  if (items.length === 0 || WITHOUT.test(pathname)) return null
  return (
    <Suspense>
      <CompareBar items={items} />
    </Suspense>
  )
}

import { Outlet } from 'react-router'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { FunnelPage } from '#app/features/shell/funnel/funnel-page.tsx'
import type { Route } from './+types/funnel-closed.ts'

/** No steps and no way back into an order that is already placed. */
export default function FunnelClosedLayout() {
  return (
    <FunnelPage>
      <Outlet />
    </FunnelPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <FunnelPage>
      <ErrorPage error={error} />
    </FunnelPage>
  )
}

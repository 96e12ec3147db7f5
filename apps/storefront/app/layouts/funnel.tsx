import { Outlet, useMatches } from 'react-router'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { FunnelPage } from '#app/features/shell/funnel/funnel-page.tsx'
import { OrderSteps } from '#app/features/shell/funnel/order-steps.tsx'
import type { Route } from './+types/funnel.ts'

const STEP_OF_PAGE: Record<string, number> = {
  'kosik-obsah___cs': 1,
  'kosik-dodaci-udaje___cs': 2,
  'kosik-doprava-a-platba___cs': 3,
}

export default function FunnelLayout() {
  return (
    <FunnelPage steps={<OrderSteps current={useCurrentStep()} />}>
      <Outlet />
    </FunnelPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <FunnelPage steps={<OrderSteps current={useCurrentStep()} />}>
      <ErrorPage error={error} />
    </FunnelPage>
  )
}

function useCurrentStep(): number {
  return STEP_OF_PAGE[useMatches().at(-1)?.id ?? ''] ?? 1
}

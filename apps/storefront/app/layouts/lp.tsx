import { Outlet } from 'react-router'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { LandingFrame } from '#app/features/shell/landing-frame.tsx'
import type { Route } from './+types/lp.ts'

export default function LandingLayout() {
  return (
    <LandingFrame>
      <Outlet />
    </LandingFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LandingFrame>
      <ErrorPage error={error} />
    </LandingFrame>
  )
}

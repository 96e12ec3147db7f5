import { Outlet } from 'react-router'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { SitePage } from '#app/features/shell/site-page.tsx'
import type { Route } from './+types/default.ts'

export default function DefaultLayout() {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SitePage>
      <ErrorPage error={error} />
    </SitePage>
  )
}

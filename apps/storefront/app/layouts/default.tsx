import { Outlet } from 'react-router'
import { CompareBarPlace } from '#app/features/catalog/compare/compare-bar-place.tsx'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { SitePage } from '#app/features/shell/site-page.tsx'
import type { Route } from './+types/default.ts'

export default function DefaultLayout() {
  return (
    <SitePage>
      <Outlet />
      <CompareBarPlace />
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

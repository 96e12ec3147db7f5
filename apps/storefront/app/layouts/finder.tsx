import { Outlet } from 'react-router'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { FinderShell } from '#app/features/shell/finder-shell.tsx'
import type { Route } from './+types/finder.ts'

export default function FinderLayout() {
  return (
    <FinderShell>
      <Outlet />
    </FinderShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <FinderShell>
      <ErrorPage error={error} />
    </FinderShell>
  )
}

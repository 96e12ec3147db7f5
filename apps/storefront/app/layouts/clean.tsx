import { Outlet } from 'react-router'
import { CleanPage } from '#app/features/shell/clean-page.tsx'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { type ShellHandle, useShellHandle } from '#app/features/shell/shell-handle.ts'
import type { Route } from './+types/clean.ts'

export const handle: ShellHandle = { unmeasured: true }

export default function CleanLayout() {
  const { bare } = useShellHandle()
  return (
    <CleanPage bare={bare}>
      <Outlet />
    </CleanPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CleanPage>
      <ErrorPage error={error} />
    </CleanPage>
  )
}

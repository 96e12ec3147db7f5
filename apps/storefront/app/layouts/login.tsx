import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from '#app/features/shell/errors/error-page.tsx'
import { LoginPage } from '#app/features/shell/login-page.tsx'
import { useShellHandle } from '#app/features/shell/shell-handle.ts'
import { forgetAccountDogs } from '#app/state/dog.ts'
import { forgetOwnPrices } from '#app/state/own-prices.ts'
import type { Route } from './+types/login.ts'

export default function LoginLayout() {
  const { side } = useShellHandle()

  // Whoever is here is nobody yet or nobody any more; the list of dogs and the prices live outside of React.
  useEffect(() => {
    forgetAccountDogs()
    forgetOwnPrices()
  }, [])

  return (
    <LoginPage side={side}>
      <Outlet />
    </LoginPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoginPage>
      <ErrorPage error={error} />
    </LoginPage>
  )
}

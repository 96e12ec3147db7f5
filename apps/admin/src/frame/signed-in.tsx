import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-admin'
import { SIGN_IN } from '#app/session/auth-provider.ts'
import { refreshSession } from '#app/session/data-token.ts'
import { sessionStore } from '#app/session/session-store.ts'
import { useSession } from '#app/session/use-session.ts'

/** Nothing of the office is drawn for anybody else. One factor is enough to set up the second, and for nothing more. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { session } = useSession()
  // Synchronises with the server, which alone knows whose cookie it is.
  useEffect(() => {
    if (session === undefined) refreshSession().catch(() => sessionStore.set(null))
  }, [session])
  if (session === undefined) return null
  return session?.staff?.secondFactor ? children : <Navigate to={SIGN_IN} replace />
}

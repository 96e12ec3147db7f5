import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-admin'
import { useKeyListener } from '#app/keys/use-key-listener.ts'
import { services } from '#app/session/services.ts'
import { sessionStore } from '#app/session/session-store.ts'
import { useSession } from '#app/session/use-session.ts'
import { LockScreen } from './lock-screen.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { useDocumentTheme } from './theme-button.tsx'
import { useAreas } from './use-areas.ts'

const IDLE_MS = 30 * 60 * 1000
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const

/** What every screen has around it, with a frame or without: keys, looks, the lock, the question for a code. */
export function Surroundings({ children }: { children: ReactNode }) {
  useDocumentTheme()
  useKeyListener()
  useIdleLock()
  const { isLocked, isProofAsked } = useSession()
  return (
    <>
      <div inert={isLocked} className="under">
        {children}
      </div>
      {isProofAsked && !isLocked && <ProofDialog />}
      {isLocked && <LockScreen />}
    </>
  )
}

/** Whoever has walked away leaves nothing open; the work stays. The bench has no hands for it and stays as it is. */
function useIdleLock(): void {
  const { pathname } = useLocation()
  const staysOpen = useAreas().some((area) => area.staysOpen && pathname.startsWith(area.path))
  // Synchronises with the hands at the keyboard.
  useEffect(() => {
    if (staysOpen) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(lockByIdleness, IDLE_MS)
    }
    wait()
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wait)
    }
  }, [staysOpen])
}

function lockByIdleness(): void {
  void sessionStore.lock()
  void services.signOut({})
}

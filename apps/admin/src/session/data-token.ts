import type { Session } from '@shop/contract/identity'
import { services } from './services.ts'
import { sessionStore } from './session-store.ts'

/** Renewed before it ends, so that no read meets a dead one. */
const SPARE_MS = 30_000
let asking: Promise<Session | null> | null = null

/** Who is signed in, asked once however many wait for it. Somebody who is no member of staff is nobody here. */
export function refreshSession(): Promise<Session | null> {
  asking ??= services
    .session({})
    .then((answer) => {
      const session = answer.ok && answer.value.staff ? answer.value : null
      // Under a locked screen stays what was there: only showing who one is opens it.
      if (session || !sessionStore.staff()) sessionStore.set(session)
      return session
    })
    .finally(() => {
      asking = null
    })
  return asking
}

/** The token of the data service; the screen is locked until there is one. */
export async function takeDataToken({ isRefused = false } = {}): Promise<string> {
  for (;;) {
    const known = sessionStore.read().session
    const isFresh = Date.parse(known?.dataTokenExpiresAt ?? '') - Date.now() > SPARE_MS
    if (!isRefused && known?.dataToken && isFresh) return known.dataToken
    const session = await refreshSession()
    if (session?.dataToken) return session.dataToken
    await sessionStore.lock()
    isRefused = false
  }
}

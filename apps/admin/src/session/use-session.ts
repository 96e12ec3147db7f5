import type { Work } from '@shop/contract/staff/staff-rights'
import { isWorkOf } from '@shop/contract/staff/staff-rights'
import { useSyncExternalStore } from 'react'
import { type SessionState, sessionStore } from './session-store.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read)
}

/** Whether whoever is signed in does this work; the services decide anyway, this only spares a button that would be refused. */
export function useMayDo(work: Work): boolean {
  const staff = useSession().session?.staff
  return staff ? isWorkOf(work, staff) : false
}

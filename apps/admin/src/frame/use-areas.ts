import { createContext, useContext } from 'react'
import { useSession } from '#app/session/use-session.ts'
import type { Area } from './area.ts'

/** All areas there are; `office.tsx` gives them. */
export const AreasContext = createContext<readonly Area[]>([])

/** Those that whoever is signed in may open. */
export function useAreas(): Area[] {
  const areas = useContext(AreasContext)
  const role = useSession().session?.staff?.role
  return areas.filter(({ roles }) => role !== undefined && roles.includes(role))
}

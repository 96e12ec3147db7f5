import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the page lives: what needs a script is not offered before it can work. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

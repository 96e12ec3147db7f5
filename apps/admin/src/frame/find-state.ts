import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  isOpen = value
  for (const listener of listeners) listener()
}

export const openFind = () => set(true)
export const closeFind = () => set(false)

export function useIsFindOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
  )
}

import { useEffect, useSyncExternalStore } from 'react'
import { handleKey, type KeyBinding, keyRegistry } from './key-registry.ts'

/** Called once, by the frame. */
export function useKeyListener(): void {
  // Synchronises with the keyboard.
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}

export function useAllKeys(): readonly KeyBinding[] {
  return useSyncExternalStore(keyRegistry.subscribe, keyRegistry.read).flat()
}

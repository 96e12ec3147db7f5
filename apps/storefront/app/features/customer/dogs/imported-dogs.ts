import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useSyncExternalStore } from 'react'

const KEY = 'cenich.psi.v-uctu'
const { subscribe, notify } = createListeners()

/** Ids of the browser's dogs that are in an account already; the browser keeps them for pages that are the same for all. */
export function useImportedDogs(): string {
  return useSyncExternalStore(subscribe, read, () => '')
}

export function rememberImported(id: string): void {
  try {
    localStorage.setItem(KEY, `${read()} ${id}`.trim())
  } catch {
    // Storage is forbidden or full: the offer is simply made again.
  }
  notify()
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // Storage may be forbidden; then no dog is there either.
    return ''
  }
}

import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useSyncExternalStore } from 'react'
import { type ComparedItem, MOST_KEPT, parseComparedItems } from './parse-compared.ts'

const KEY = 'cenich.porovnani'
const NONE: readonly ComparedItem[] = []

let known: { text: string | null; items: readonly ComparedItem[] } = { text: null, items: NONE }
const { subscribe: listen, notify } = createListeners()

/** Foods this browser wants side by side; none on the server. */
export function useCompared(): readonly ComparedItem[] {
  return useSyncExternalStore(subscribe, readCompared, () => NONE)
}

/** In or out. A fourth food takes the place of the one that has waited longest, which is the answer. */
export function toggleCompared(item: ComparedItem): ComparedItem | null {
  const items = readCompared()
  if (items.some(({ slug }) => slug === item.slug)) {
    keepCompared(items.filter(({ slug }) => slug !== item.slug))
    return null
  }
  keepCompared([...items, item].slice(-MOST_KEPT))
  return items.length === MOST_KEPT ? (items[0] ?? null) : null
}

export function keepCompared(items: readonly ComparedItem[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(items))
  } catch {
    // Full or forbidden: the choice is known until the page is left.
    known = { text: readText(), items }
  }
  notify()
}

function readCompared(): readonly ComparedItem[] {
  const text = readText()
  // The same answer for the same text, otherwise every look would count as a change.
  if (text !== known.text) known = { text, items: parseComparedItems(text) }
  return known.items
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listen(listener)
  // Another tab of the same shop.
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

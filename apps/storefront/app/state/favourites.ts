import { parseFavourites } from '@shop/domain/customer/favourites-cookie'
import { createListeners } from '@shop/ui/listeners/create-listeners'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** One object, because another empty list would count as a change and draw every heart of the page again. */
const NONE: readonly number[] = []

/** What the server already knows on a page of the visitor's own; public pages know nothing before they live. */
export const KnownFavourites = createContext(NONE)

let read: { text: string; ids: readonly number[] } = { text: '', ids: NONE }
let isFresh = false
const { subscribe, notify } = createListeners()

/** Products this browser has a heart at. */
export function useFavourites(): readonly number[] {
  const known = useContext(KnownFavourites)
  return useSyncExternalStore(subscribe, readCookie, () => known)
}

/** The answer of the server has brought a new cookie. */
export function favouritesChanged(): void {
  isFresh = false
  notify()
}

/** Every heart asks whenever the page is drawn, and each look into the jar of cookies takes its time: one is enough for all. */
function readCookie(): readonly number[] {
  if (isFresh) return read.ids
  isFresh = true
  queueMicrotask(() => {
    isFresh = false
  })
  const text = document.cookie
  // The same list for the same text, otherwise every look would count as a change.
  if (text !== read.text) read = { text, ids: toList(parseFavourites(text)) }
  return read.ids
}

function toList(ids: readonly number[]): readonly number[] {
  return ids.length === 0 ? NONE : ids
}

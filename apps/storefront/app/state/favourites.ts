import { parseFavourites } from '@shop/domain/customer/favourites-cookie'
import { createListeners } from '@shop/ui/listeners/create-listeners'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** What the server already knows on a page of the visitor's own; public pages know nothing before they live. */
export const KnownFavourites = createContext<readonly number[]>([])

let read: { text: string; ids: readonly number[] } = { text: '', ids: [] }
const { subscribe, notify } = createListeners()

/** Products this browser has a heart at. */
export function useFavourites(): readonly number[] {
  const known = useContext(KnownFavourites)
  return useSyncExternalStore(subscribe, readCookie, () => known)
}

/** The answer of the server has brought a new cookie. */
export function favouritesChanged(): void {
  notify()
}

function readCookie(): readonly number[] {
  const text = document.cookie
  // The same list for the same text, otherwise every look would count as a change.
  if (text !== read.text) read = { text, ids: parseFavourites(text) }
  return read.ids
}

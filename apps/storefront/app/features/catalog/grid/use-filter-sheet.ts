import { useSyncExternalStore } from 'react'
import { useHashDialog } from '#app/navigation/use-hash-dialog.ts'
import { FILTERS_ID } from './filters-address.ts'

const NARROW = '(max-width: 1250px)'

/** Whether the filters are open is said by the address; where the column has room, they are always there. */
export function useFilterSheet() {
  const { hash, openedAs, close } = useHashDialog()
  const isAsked = hash === `#${FILTERS_ID}`
  // The width alone changes nothing: a phone would draw the whole grid twice while it comes to life.
  const isOpen = useSyncExternalStore(
    watchWidth,
    () => isAsked && isNarrowNow(),
    () => false,
  )
  return { isOpen, close, openedAs }
}

function watchWidth(onChange: () => void) {
  const width = window.matchMedia(NARROW)
  width.addEventListener('change', onChange)
  return () => width.removeEventListener('change', onChange)
}

function isNarrowNow(): boolean {
  return window.matchMedia(NARROW).matches
}

import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FILTERS_ID } from './filters-address.ts'
import type { GridView } from './grid-view.ts'

const NARROW = '(max-width: 1250px)'
/** Goes with the address when the sheet was opened from this page, so that closing it can go back. */
export const SHEET_STATE = { isSheet: true }

/** Whether the filters are open is said by the address; closing them any way takes it back. */
export function useFilterSheet({ path, filters }: GridView) {
  const { hash, state, key } = useLocation()
  const navigate = useNavigate()
  const isNarrow = useSyncExternalStore(watchWidth, isNarrowNow, () => false)
  const isOpen = isNarrow && hash === `#${FILTERS_ID}`
  const openedAs = useRef<string | null>(null)
  if (isOpen) openedAs.current = key

  function close() {
    // The address may have been the first to change; then there is nothing left to take back.
    if (window.location.hash !== `#${FILTERS_ID}`) return
    if (state?.isSheet) void navigate(-1)
    else void navigate(path + formatGridQuery(filters), { replace: true, preventScrollReset: true })
  }
  return { isOpen, close, openedAs: openedAs.current }
}

function watchWidth(onChange: () => void) {
  const width = window.matchMedia(NARROW)
  width.addEventListener('change', onChange)
  return () => width.removeEventListener('change', onChange)
}

function isNarrowNow(): boolean {
  return window.matchMedia(NARROW).matches
}

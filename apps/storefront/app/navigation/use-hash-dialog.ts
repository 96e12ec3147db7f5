import { useRef, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'

/** Goes with the address when the dialog was opened from this page, so that closing it can go back. */
export const DIALOG_STATE = { isDialog: true }

/**
 * For an address that takes the place of this one while the dialog may be open: it stays the same dialog, with all that was begun
 * in it.
 */
export function keepDialog({ hash, key, state }: Pick<Location, 'hash' | 'key' | 'state'>) {
  return hash ? { ...state, dialogKey: state?.dialogKey ?? key } : state
}

const never = () => () => undefined

/**
 * A dialog that is a place in the address, `#filtry`: Back closes it, and a press before the page lives is not lost, because
 * its link has moved the browser there already. Empty on the server, which never sees the part behind the hash.
 */
export function useHashDialog() {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  // The hash itself and not whether the page lives: where there is none, nothing has changed and nothing is drawn again.
  const shown = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  )
  const openedAs = useRef<string | null>(null)
  if (shown) openedAs.current = state?.dialogKey ?? key

  function open(wished: `#${string}`) {
    void navigate({ pathname, search, hash: wished }, { state: DIALOG_STATE, preventScrollReset: true })
  }
  function close() {
    // The address may have been the first to change; then there is nothing left to take back.
    if (!window.location.hash) return
    if (state?.isDialog) void navigate(-1)
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
  return { hash: shown, openedAs: openedAs.current, open, close }
}

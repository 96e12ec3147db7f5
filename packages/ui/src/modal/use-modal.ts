import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

type Options = { open: boolean | undefined; ref: RefObject<HTMLDialogElement | null> | undefined }

/** What a dialog and a drawer share. Focus trap, Esc and the return of focus are the browser's own. */
export function useModal({ open, ref }: Options) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const pressedOutside = useRef(false)

  // Synchronises the browser's modal state, which has no attribute to render, with the prop.
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (open === false && dialog.current?.open) dialog.current.close()
  }, [open, dialog])

  return {
    ref: dialog,
    // A press that begins inside and ends on the backdrop is a selection, not a wish to close.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && event.target === event.currentTarget) event.currentTarget.close()
    },
  }
}

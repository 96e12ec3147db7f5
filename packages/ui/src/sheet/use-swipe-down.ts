import { type TouchEvent, useRef } from 'react'

/** How far the finger must go, in px, before letting go closes. */
const FAR = 96

interface Swipe {
  x: number
  y: number
  dialog: HTMLDialogElement
}

/** Handlers of what lies inside a dialog: pulled down far enough it closes, let go sooner it slips back. */
export function useSwipeDown() {
  const swipe = useRef<Swipe | null>(null)

  function begin({ touches, target, currentTarget }: TouchEvent<HTMLElement>) {
    const touch = touches[0]
    const dialog = currentTarget.closest('dialog')
    swipe.current =
      touch && touches.length === 1 && dialog && !isScrolled(target, currentTarget)
        ? { x: touch.clientX, y: touch.clientY, dialog }
        : null
  }
  function move({ touches }: TouchEvent<HTMLElement>) {
    const touch = touches[0]
    if (!swipe.current || !touch) return
    const { x, y, dialog } = swipe.current
    const down = touch.clientY - y
    // Sideways is a slider being moved; up is the content being read.
    if (Math.abs(touch.clientX - x) > Math.abs(down) || down < -8) return letGo()
    dialog.style.transition = 'none'
    dialog.style.translate = `0 ${Math.max(0, down)}px`
  }
  function end({ changedTouches }: TouchEvent<HTMLElement>) {
    const touch = changedTouches[0]
    if (!swipe.current || !touch) return
    const { y, dialog } = swipe.current
    letGo()
    if (touch.clientY - y > FAR) dialog.close()
  }
  function letGo() {
    if (!swipe.current) return
    const { style } = swipe.current.dialog
    style.transition = ''
    style.translate = ''
    swipe.current = null
  }
  return { onTouchStart: begin, onTouchMove: move, onTouchEnd: end, onTouchCancel: letGo }
}

/** What is scrolled under the finger goes back to its beginning first. */
function isScrolled(target: EventTarget, frame: HTMLElement): boolean {
  let element = target instanceof Element ? target : null
  while (element && element !== frame) {
    if (element.scrollTop > 0) return true
    element = element.parentElement
  }
  return false
}

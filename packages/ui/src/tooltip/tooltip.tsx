import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { placeTooltip, TOOLTIP_DELAY_MS } from './place-tooltip.ts'
import styles from './tooltip.module.css'

export type TooltipProps = {
  content: ReactNode
  /** One focusable element; it gets the tooltip as its description. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  className?: string | undefined
}

/** A popover in the top layer, so that no box can cut it off. Stays while the pointer is on it, Esc closes it. */
export function Tooltip({ content, children, className }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function showSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tip.current && show(tip.current), TOOLTIP_DELAY_MS)
  }
  function hide() {
    clearTimeout(timer.current)
    const shown = tip.current
    if (!shown?.hasAttribute('data-open')) return
    shown.removeAttribute('data-open')
    shown.hidePopover()
  }
  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape') hide()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers listen for the element inside, which is interactive
    <span
      className={joinClasses(styles.anchor, className)}
      onPointerEnter={showSoon}
      onPointerLeave={hide}
      onFocus={showSoon}
      onBlur={hide}
      onKeyDown={pressKey}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {content}
      </span>
    </span>
  )
}

function show(tip: HTMLElement) {
  const anchor = tip.parentElement
  if (!anchor || tip.hasAttribute('data-open')) return
  tip.showPopover()
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const place = placeTooltip(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), view)
  tip.style.left = `${place.left}px`
  tip.style.top = `${place.top}px`
  tip.style.setProperty('--arrow', `${place.arrow}px`)
  tip.dataset.side = place.side
  tip.dataset.open = ''
}

import {
  cloneElement,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
} from 'react'
import { joinClasses } from '../join-classes.ts'
import { placeTooltip, TOOLTIP_DELAY_MS } from './place-tooltip.ts'
import styles from './tooltip.module.css'

type TooltipProps = {
  content: ReactNode
  /** One focusable element; it gets the tooltip as its description. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  className?: string | undefined
}

/** A popover: no box can cut it off, Esc and a tap elsewhere close it. It stays while the pointer is on it. */
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
    if (tip.current?.hasAttribute('data-open')) tip.current.hidePopover()
  }
  // A finger does not hover: it opens the tooltip by a tap, and lifting it must not close it again.
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType !== 'touch' && act()
  function tap(event: MouseEvent) {
    if ((event.nativeEvent as { pointerType?: string }).pointerType === 'touch') showSoon()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers listen for the element inside, which is interactive
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard opens it by focus
    <span
      className={joinClasses(styles.anchor, className)}
      onPointerEnter={byMouse(showSoon)}
      onPointerLeave={byMouse(hide)}
      onClick={tap}
      onFocus={showSoon}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="auto" onToggle={forgetClosed} className={styles.tip}>
        {content}
      </span>
    </span>
  )
}

function forgetClosed(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'closed') event.currentTarget.removeAttribute('data-open')
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

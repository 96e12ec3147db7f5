import { type ReactNode, useEffect, useRef } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { PARTS } from '#app/texts/parts.ts'

interface DialogProps {
  title: string
  children: ReactNode
  /** Missing for what cannot be left, such as the lock. */
  onClose?: () => void
  isWide?: boolean
  isVeil?: boolean
}

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled])'

/** Above the work. Focus stays inside and comes back to where it was; Esc leaves. */
export function Dialog({ title, children, onClose, isWide = false, isVeil = false }: DialogProps) {
  const box = useRef<HTMLDivElement>(null)
  // Synchronises with the focus of the page.
  useEffect(() => {
    const before = document.activeElement
    if (!box.current?.contains(before)) firstOf(box.current)?.focus()
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  useKeys(onClose ? [{ keys: 'Esc', label: PARTS.close, isAlways: true, run: onClose }] : NO_KEYS)
  return (
    <div className={isVeil ? 'over veil' : 'over'}>
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        className={isWide ? 'dialog wide' : 'dialog'}
        onKeyDown={(event) => event.key === 'Tab' && keepFocus(event.nativeEvent, box.current)}
      >
        <div className="head">
          <h2>{title}</h2>
          {onClose && (
            <button type="button" className="btn q r" onClick={onClose}>
              {PARTS.close} <kbd>Esc</kbd>
            </button>
          )}
        </div>
        <div className="in">{children}</div>
      </div>
    </div>
  )
}

const NO_KEYS: [] = []

/** A field before the button that closes: whoever is asked something answers. */
function firstOf(box: HTMLElement | null): HTMLElement | null {
  return (
    box?.querySelector<HTMLElement>('input, select, textarea') ?? box?.querySelector<HTMLElement>(FOCUSABLE) ?? null
  )
}

function keepFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const all = [...(box?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const [first, last] = [all[0], all.at(-1)]
  const isLeaving = event.shiftKey ? document.activeElement === first : document.activeElement === last
  if (!isLeaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

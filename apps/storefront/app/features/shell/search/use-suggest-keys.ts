import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * The keyboard of a list under a field: the focus stays in the field, arrows walk over the options, Enter follows the
 * chosen one and Escape closes. With nothing chosen, Enter sends the form.
 */
export function useSuggestKeys({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const panelRef = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<string>()

  function mark(option: HTMLElement | undefined) {
    for (const other of optionsIn(panelRef.current)) other.setAttribute('aria-selected', String(other === option))
    option?.scrollIntoView({ block: 'nearest' })
    setActiveId(option?.id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const options = optionsIn(panelRef.current)
    const at = options.findIndex(({ id }) => id === activeId)
    if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list; only the next one may clear the field, as browsers do.
      event.preventDefault()
      mark(undefined)
      close()
    } else if (event.key === 'Enter' && options[at]) {
      event.preventDefault()
      options[at].click()
    } else if (options.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      mark(options.at(nextIndex(at, event.key === 'ArrowDown' ? 1 : -1, options.length)))
    }
  }

  return { panelRef, activeId, onKeyDown }
}

/** Wraps around at both ends; from nowhere, down leads to the first option and up to the last. */
export function nextIndex(at: number, step: 1 | -1, count: number): number {
  if (at === -1) return step === 1 ? 0 : count - 1
  return (at + step + count) % count
}

function optionsIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
}

const TOUCHED = 'details, summary, a[href], button, input, select, textarea'

/**
 * What somebody has opened, filled in and focused in a drawing. Called with what took its place, it says and does the same there,
 * so that a form that listens hears what it has missed.
 */
export function noteHand(drawing: Element): (live: Element) => void {
  const before = [...drawing.querySelectorAll<HTMLElement>(TOUCHED)]
  const focused = before.indexOf(document.activeElement as HTMLElement)
  return (live) => {
    const after = [...live.querySelectorAll<HTMLElement>(TOUCHED)]
    for (const [index, old] of before.entries()) {
      const element = after[index]
      // The page may know a dog by now and show more than was drawn: then only what is certain is handed over.
      if (element?.tagName === old.tagName) handOver(old, element)
    }
    after[focused]?.focus({ preventScroll: true })
  }
}

function handOver(old: HTMLElement, now: HTMLElement): void {
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open
  if (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement) fillIn(now, old.value)
  if (old instanceof HTMLTextAreaElement && now instanceof HTMLTextAreaElement) fillIn(now, old.value)
  if (!(old instanceof HTMLInputElement && now instanceof HTMLInputElement) || old.name !== now.name) return
  if (old.type === 'checkbox' || old.type === 'radio') {
    if (old.checked !== now.checked) now.click()
  } else if (old.type !== 'hidden') fillIn(now, old.value)
}

function fillIn(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  if (field.value === value) return
  // React watches the property of the element itself, and would take a value written there for its own.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

import { LIST_PARAMS } from '@shop/domain/catalog/grid-params'
import { type RefObject, useEffect, useEffectEvent } from 'react'

interface TickOptions {
  /** What the dogs must not eat and the page does not leave out yet. */
  missing: readonly string[]
  /** Changes when the form is drawn anew. */
  drawing?: number
  onTicked?: () => void
}

/**
 * The dog may come when somebody has ticked something already, so the form is not drawn anew for it: its boxes are ticked
 * beside theirs, once, and can be unticked again.
 */
export function useTickedBoxes(
  form: RefObject<HTMLFormElement | null>,
  { missing, drawing = 0, onTicked }: TickOptions,
): void {
  const tick = useEffectEvent(() => {
    const boxes = boxesOf(form.current).filter(
      ({ name, value, checked }) => name === LIST_PARAMS.without && missing.includes(value) && !checked,
    )
    for (const box of boxes) {
      // Ticked by us: nobody has touched it.
      box.defaultChecked = true
      box.checked = true
    }
    if (boxes.length > 0) onTicked?.()
  })

  const occasion = `${drawing} ${missing.join()}`
  // What a box holds lives in the browser, not in React.
  useEffect(() => {
    if (occasion) tick()
  }, [occasion])
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  )
}

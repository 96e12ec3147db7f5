import { type FormEvent, useEffect, useRef } from 'react'
import { PACK } from '#app/texts/pack.ts'
import { toGrams } from './to-grams.ts'

/** What a scale that is not connected shows, typed by hand. */
export function WeighForm({ onWeight }: { onWeight(grams: number): void }) {
  const field = useRef<HTMLInputElement>(null)
  // Synchronises with the focus of the page: whoever has weighed types at once. A scanner does not mind.
  useEffect(() => field.current?.focus(), [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const grams = toGrams(String(new FormData(event.currentTarget).get('weight')))
    if (grams === null) return field.current?.select()
    onWeight(grams)
  }
  return (
    <form className="bench-weigh" onSubmit={send}>
      <label>
        {PACK.weighed} <input ref={field} name="weight" inputMode="decimal" autoComplete="off" /> kg
      </label>
      <button type="submit" className="bench-btn dark">
        {PACK.closeBox} <kbd>Enter</kbd>
      </button>
    </form>
  )
}

import { createContext, type FocusEvent, type FormEvent, useState } from 'react'
import type { FormState } from './form-state.ts'

/** The sentence about a value, null when it is right, undefined for a field that is not checked here. */
type CheckField = (name: string, value: string) => string | null | undefined

interface Live {
  /** What the server has said and nobody has mended yet. */
  errors: FormState['errors']
  errorOf: (name: string) => string | undefined
  isRight: (name: string) => boolean
  write: (event: FormEvent<HTMLElement>) => void
  leave: (event: FocusEvent<HTMLElement>) => void
  /** A value that was put in for the customer. */
  mend: (name: string) => void
}

export const LiveErrors = createContext<Live | null>(null)

/**
 * Checks a field when it is left and takes the error away with the first keystroke that mends it. Only the sentence moves, never
 * the focus. What it does not know it leaves to the server, whose word stays until the value changes.
 */
export function useLiveErrors(state: FormState | undefined, check: CheckField): Live {
  const [answered, setAnswered] = useState(state)
  // By the name of the field: a sentence, null for a value that is right, nothing for one that was not looked at.
  const [seen, setSeen] = useState<Record<string, string | null>>({})
  if (answered !== state) {
    setAnswered(state)
    setSeen({})
  }
  const said = (name: string) => state?.errors.find(({ field }) => field === name)?.message
  const errorOf = (name: string) => (name in seen ? (seen[name] ?? undefined) : said(name))
  const set = (name: string, verdict: string | null | undefined) =>
    setSeen(({ [name]: _before, ...others }) => (verdict === undefined ? others : { ...others, [name]: verdict }))

  return {
    errors: state?.errors.filter(({ field }) => !(field in seen) || seen[field] !== null) ?? [],
    errorOf,
    isRight: (name) => name in seen && seen[name] === null,
    write({ target }) {
      if (!isField(target)) return
      const { name, value } = target
      const verdict = check(name, value)
      if (verdict === undefined) return said(name) === undefined ? undefined : set(name, null)
      // A wrong value that is still being written is not scolded; it only loses its tick.
      if (verdict === null) {
        if (errorOf(name) !== undefined) set(name, null)
      } else if (name in seen && seen[name] === null) set(name, said(name) === undefined ? undefined : verdict)
    },
    leave({ target, relatedTarget }) {
      // A press on a button is about to ask the server, and a sentence that comes now would move it from under the finger.
      if (!isField(target) || relatedTarget instanceof HTMLButtonElement) return
      const { name, value } = target
      if (value === '' && errorOf(name) === undefined && !(name in seen)) return
      const verdict = check(name, value)
      if (verdict !== undefined) set(name, verdict)
    },
    mend: (name) => set(name, null),
  }
}

function isField(target: EventTarget | null): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement && target.name !== '' && target.type !== 'radio' && target.type !== 'checkbox'
  )
}

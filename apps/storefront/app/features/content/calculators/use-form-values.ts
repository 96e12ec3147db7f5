import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

/** What a form of questions says: without scripts by the address it was sent to, with them as it is being filled in. */
export function useFormValues() {
  const [sent] = useSearchParams()
  const [typed, setTyped] = useState<URLSearchParams | null>(null)

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = new URLSearchParams()
    for (const [name, value] of new FormData(currentTarget)) if (typeof value === 'string') values.append(name, value)
    setTyped(values)
  }

  return { values: typed ?? sent, onInput }
}

/** A whole number between the ends, or what is usual when the address holds nonsense. */
export function readNumber(values: URLSearchParams, name: string, range: { min: number; max: number; usual: number }) {
  const value = Number(values.get(name) || Number.NaN)
  return Number.isInteger(value) && value >= range.min && value <= range.max ? value : range.usual
}

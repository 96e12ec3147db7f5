import { createLru } from '@shop/runtime/lru'

/** A parsed text with a short mark that stands for it: two marks are equal only if the texts are. */
interface Interned<Value> {
  value: Value
  mark: string
}

const LONGEST_KEPT = 1000

/** Parses every text once. What differs from request to request would only push out what comes again, if it were long. */
export function createInterner<Value>(
  limit: number,
  parse: (text: string) => Value,
): (text: string) => Interned<Value> {
  const known = createLru<Interned<Value>>(limit)
  let last = 0
  return (text) => {
    const cached = known.get(text)
    if (cached) return cached
    const value = parse(text)
    // Quoted, so that no text can look like a mark or like two of them.
    if (text.length > LONGEST_KEPT) return { value, mark: JSON.stringify(text) }
    last += 1
    const interned = { value, mark: `#${last}` }
    known.set(text, interned)
    return interned
  }
}

import { createLru } from '@shop/runtime/lru'

const TEXTS_KEPT = 500

/**
 * Reading a long text takes milliseconds and every visitor asks for the same ones. Kept by the words themselves, so what an editor
 * has just saved is read anew. What comes out is shared: nobody may change it.
 */
export function keepParsed<Parsed extends object>(parse: (source: string) => Parsed): (source: string) => Parsed {
  const kept = createLru<Parsed>(TEXTS_KEPT)
  return (source) => {
    const known = kept.get(source)
    if (known) return known
    const parsed = parse(source)
    kept.set(source, parsed)
    return parsed
  }
}

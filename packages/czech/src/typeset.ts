import { nonBreaking } from './non-breaking.ts'

/** Ties prepositions, units and dates in every sentence of an area; addresses hold no spaces and stay as they are. */
export function typeset<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return nonBreaking(texts) as Texts
  if (Array.isArray(texts)) return texts.map(typeset) as Texts
  if (texts && typeof texts === 'object') {
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typeset(value)])) as Texts
  }
  return texts
}

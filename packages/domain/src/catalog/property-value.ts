import { isSlug } from './slug.ts'

/** `material.nylon`: the attribute and its option; `do-mycky.ano` where the answer is yes. */
export function isPropertyValue(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 2 && parts.every(isSlug)
}

export function toPropertyValue(attribute: string, option: string): string {
  return `${attribute}.${option}`
}

export function splitPropertyValue(value: string): { attribute: string; option: string } {
  const [attribute = '', option = ''] = value.split('.')
  return { attribute, option }
}

/** The option of an attribute that is answered by yes or no. */
export const YES_OPTION = 'ano'

/** A number or a sentence has no list of values to choose from. */
export function canBeFacet(type: string): boolean {
  return type === 'option' || type === 'boolean'
}

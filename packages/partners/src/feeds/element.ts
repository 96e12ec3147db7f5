import { xmlText } from '@shop/czech/xml-text'

export function element(name: string, text: string | number): string {
  return `<${name}>${xmlText(String(text))}</${name}>`
}

/** Nothing when there is nothing to say. */
export function optional(name: string, text: string | number | null): string {
  return text === null || text === '' ? '' : element(name, text)
}

/** `129050` → `1290.50`, `129000` → `1290`. */
export function koruna(halere: number): string {
  return halere % 100 === 0 ? String(halere / 100) : (halere / 100).toFixed(2)
}

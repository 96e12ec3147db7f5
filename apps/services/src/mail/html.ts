import { xmlText } from '@shop/czech/xml-text'

/** Finished markup. Made by `html` alone, so that no text can pass for it. */
export interface Markup {
  readonly markup: string
}

/** A template of markup: every text put into it is escaped, of an element and of an attribute alike. */
export function html(pieces: TemplateStringsArray, ...parts: (string | Markup | readonly Markup[])[]): Markup {
  return { markup: String.raw({ raw: pieces }, ...parts.map(toMarkup)) }
}

function toMarkup(part: string | Markup | readonly Markup[]): string {
  if (typeof part === 'string') return xmlText(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

import { xmlText } from './xml-text.ts'

/** An element: its name, then its text or its children, then its attributes. */
export type Xml = readonly [name: string, content: XmlContent, attributes?: Readonly<Record<string, string>>]

export type XmlContent = string | number | readonly (Xml | null)[]

const HEAD = '<?xml version="1.0" encoding="utf-8"?>'

/** A whole file; indented where people may read it. A child that is `null` is left out. */
export function writeXml(root: Xml, layout: 'tight' | 'indented' = 'tight'): string {
  return layout === 'tight' ? HEAD + writeElement(root) : `${HEAD}\n${writeElement(root, '\n')}\n`
}

/** A part of a file, for those who write it piece by piece. `line` is what stands before each child: nothing, or a new line with its indent. */
export function writeElement([name, content, attributes = {}]: Xml, line = ''): string {
  const open = Object.entries(attributes).reduce((tag, [key, value]) => `${tag} ${key}="${xmlText(value)}"`, `<${name}`)
  if (typeof content === 'string' || typeof content === 'number') return `${open}>${xmlText(String(content))}</${name}>`
  const inner = line && `${line}  `
  const children = content.flatMap((child) => (child ? [inner + writeElement(child, inner)] : []))
  return `${open}>${children.join('')}${line}</${name}>`
}

import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** A tree as plain data: a leaf is its text, a name that repeats is a list. */
export type XmlValue = string | XmlValue[] | { [name: string]: XmlValue }

/** A root element and what it holds. */
type XmlRoot = { readonly name: string; readonly value: XmlValue }

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Numbers of parcels begin with zeros.
  parseTagValue: false,
  // Signs written as numbers; the only way to switch them on.
  htmlEntities: true,
})

/** Null for what is not well formed, and for names that JavaScript keeps for itself. Document types are not XML to us: they can be bombs. */
export function readXml(source: string): XmlRoot | null {
  if (source.includes('<!D') || XMLValidator.validate(source) !== true) return null
  const [root] = Object.entries(parse(source))
  return root ? { name: root[0], value: root[1] } : null
}

function parse(source: string): Record<string, XmlValue> {
  try {
    return parser.parse(source)
  } catch {
    return {}
  }
}

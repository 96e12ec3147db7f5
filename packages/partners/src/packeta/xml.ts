type XmlElement = { readonly name: string; readonly children: XmlElement[]; text: string }

/** A tree as plain data: a leaf is its text, a name that repeats is a list. */
export type XmlValue = string | XmlValue[] | { [name: string]: XmlValue }

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const TOKEN =
  /<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<(?<close>\/?)(?<name>[A-Za-z_][\w.-]*)(?:\s[^<>]*?)?(?<empty>\/?)>|(?<text>[^<]+)/gy

/** The root element, or null for what is not well formed. Document types are not XML to us: they can be bombs. */
export function parseXml(source: string): XmlElement | null {
  const top: XmlElement = { name: '', children: [], text: '' }
  const open = [top]
  let end = 0
  for (const { 0: token, groups = {}, index } of source.matchAll(TOKEN)) {
    const parent = open.at(-1)
    if (index !== end || !parent) return null
    end = index + token.length
    if (groups.cdata !== undefined) parent.text += groups.cdata
    if (groups.text !== undefined) parent.text += decode(groups.text)
    if (groups.name === undefined) continue
    if (groups.close) {
      if (open.pop()?.name !== groups.name) return null
      continue
    }
    const element: XmlElement = { name: groups.name, children: [], text: '' }
    parent.children.push(element)
    if (!groups.empty) open.push(element)
  }
  const [root, ...others] = top.children
  return end === source.length && open.length === 1 && others.length === 0 && top.text.trim() === ''
    ? (root ?? null)
    : null
}

export function toXmlValue({ children, text }: XmlElement): XmlValue {
  if (children.length === 0) return text.trim()
  const record: { [name: string]: XmlValue } = Object.create(null)
  for (const child of children) {
    const value = toXmlValue(child)
    const earlier = record[child.name]
    record[child.name] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value]
  }
  return record
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

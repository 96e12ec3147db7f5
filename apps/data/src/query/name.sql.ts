/** Quotes an identifier. A NUL would end the statement's text inside the protocol message, so the name ends there. */
export function quoteName(name: string): string {
  const end = name.indexOf('\0')
  const safe = end === -1 ? name : name.slice(0, end)
  return `"${safe.replaceAll('"', '""')}"`
}

export function qualify(schema: string, name: string): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}

export function nameList(names: string[]): string {
  return names.map(quoteName).join(', ')
}

/** A list with one more row: what was scanned or typed, one piece of it. Rows of the same goods are added up when the list is read. */
export function addScannedRow(text: string, code: string): string {
  const wanted = code.trim()
  if (wanted === '') return text
  return [text.trimEnd(), `${wanted}\t1 ks`].filter((part) => part !== '').join('\n')
}

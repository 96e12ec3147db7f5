/** Semicolons and a mark of the alphabet, so that a Czech Excel opens it as it is. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`
}

/** A cell that begins as a formula is a text all the same. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

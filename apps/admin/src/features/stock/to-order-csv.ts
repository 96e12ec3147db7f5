import { PROPOSAL } from '#app/texts/stock.ts'

interface OrderedGoods {
  ean: string | null
  sku: string
  name: string
  pieces: number
}

/** What is sent to the maker. Semicolons and a mark of the alphabet, so that a Czech Excel opens it as it is. */
export function toOrderCsv(rows: readonly OrderedGoods[]): string {
  const lines = rows
    .filter(({ pieces }) => pieces > 0)
    .map(({ ean, sku, name, pieces }) => [ean ?? '', sku, name, String(pieces)])
  return `\uFEFF${[PROPOSAL.csv, ...lines].map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`
}

/** A cell that begins as a formula is a text all the same. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

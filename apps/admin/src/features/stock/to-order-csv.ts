import { toCsv } from '#app/parts/to-csv.ts'
import { PROPOSAL } from '#app/texts/stock.ts'

interface OrderedGoods {
  ean: string | null
  sku: string
  name: string
  pieces: number
}

/** What is sent to the maker. As a Czech Excel opens it. */
export function toOrderCsv(rows: readonly OrderedGoods[]): string {
  const lines = rows
    .filter(({ pieces }) => pieces > 0)
    .map(({ ean, sku, name, pieces }) => [ean ?? '', sku, name, String(pieces)])
  return toCsv([PROPOSAL.csv, ...lines])
}

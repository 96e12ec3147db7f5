import { badRange } from '#app/errors.ts'

/** Rows on this page, where they start and how many there are in all, if that is known. */
export interface Page {
  offset: bigint
  rows: number
  total: number | null
}

export function formatContentRange({ offset, rows, total }: Page): string {
  const size = total === null ? '*' : String(total)
  return rows === 0 ? `*/${size}` : `${offset}-${offset + BigInt(rows - 1)}/${size}`
}

/** 206 only when it is known that there is more than what is sent. */
export function chooseReadStatus({ offset, rows, total }: Page): 200 | 206 {
  if (total === null) return 200
  if (offset > BigInt(total)) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw badRange(details, { 'Content-Range': `*/${total}` })
  }
  return rows < total ? 206 : 200
}

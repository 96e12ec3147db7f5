import { type ApiError, badRange } from '#app/errors.ts'

/** Whole numbers of any size: the database itself refuses what is beyond bigint. */
export interface Range {
  limit?: bigint
  offset?: bigint
}

const NUMBER = /^\s*-?\d+\s*$/
const HEADER = /^(\d+)-(\d*)$/

/** What is no number is ignored, as in the reference. */
export function parseWholeNumber(text: string): bigint | undefined {
  return NUMBER.test(text) ? BigInt(text.trim()) : undefined
}

export function checkLimit({ limit }: Range): void {
  if (limit !== undefined && limit < 0n) throw badRange('Limit should be greater than or equal to zero.')
}

/** Joins the Range header with limit and offset: what both allow is returned. */
export function narrowRange(range: Range, header: string | undefined): Range {
  const match = header === undefined ? null : HEADER.exec(header)
  if (!match) return range
  const first = BigInt(match[1] as string)
  const last = match[2] ? BigInt(match[2]) : undefined
  if (last !== undefined && last < first) throw emptyRange()
  const offset = larger(range.offset ?? 0n, first)
  const end = smaller(endOf(range), last === undefined ? undefined : last + 1n)
  if (end === undefined) return { offset }
  if (end <= offset && range.limit !== 0n) throw emptyRange()
  return { offset, limit: end > offset ? end - offset : 0n }
}

function endOf({ limit, offset = 0n }: Range): bigint | undefined {
  return limit === undefined ? undefined : offset + limit
}

function emptyRange(): ApiError {
  return badRange('The lower boundary must be lower than or equal to the upper boundary in the Range header.')
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}

function smaller(left: bigint | undefined, right: bigint | undefined): bigint | undefined {
  if (left === undefined || right === undefined) return left ?? right
  return left < right ? left : right
}

/** Applies the configured largest number of rows. */
export function capLimit(limit: bigint | undefined, maxRows: number | undefined): bigint | undefined {
  if (maxRows === undefined) return limit
  const cap = BigInt(maxRows)
  return limit === undefined || limit > cap ? cap : limit
}

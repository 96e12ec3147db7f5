import { addDays, daysBetween, type LocalDate } from '../calendar/local-date.ts'
import { minimumDaysLeft } from '../stock/short-dated.ts'
import type { Scan } from './read-scan.ts'

interface PlannedLine {
  readonly variantId: number
  readonly ean: string | null
  readonly pieces: number
  readonly batchCode: string | null
  readonly bestBefore: LocalDate | null
}

export interface ShelfBatch {
  readonly variantId: number
  readonly code: string
  readonly bestBefore: LocalDate | null
  /** Pieces this parcel may take, those planned for it included. */
  readonly available: number
  readonly isBlocked: boolean
  /** Packs with the same code on them, of which one is sold apart because of its date. */
  readonly familyId?: number
  readonly isShortDated?: boolean
}

export interface PackedPiece {
  readonly variantId: number
  readonly batchCode: string | null
}

export interface OpenBox {
  readonly lines: readonly PlannedLine[]
  /** Of the goods of this box alone. */
  readonly batches: readonly ShelfBatch[]
  readonly packed: readonly PackedPiece[]
}

interface ShelfRules {
  readonly today: LocalDate
  /** Of the buyer's group, and of the shop. */
  readonly groupDays: number | null
  readonly shopDays: number
}

/** A batch the packer named for goods whose code does not: by a key, or by the tag on the shelf. */
type NamedBatch = string | null

export type Verdict =
  | {
      readonly verdict: 'right'
      readonly variantId: number
      readonly batchCode: string | null
      /** Of its goods, in this box: the first, the second. */
      readonly pieceNo: number
      /** Another batch than planned goes into the box. */
      readonly isMoved: boolean
      readonly isLast: boolean
    }
  | { readonly verdict: 'wrong_goods' }
  | { readonly verdict: 'goods_complete'; readonly variantId: number }
  | { readonly verdict: 'box_complete' }
  | { readonly verdict: 'wrong_batch' | 'blocked_batch'; readonly variantId: number; readonly batchCode: string }
  | {
      readonly verdict: 'short_date'
      readonly variantId: number
      readonly batchCode: string | null
      readonly bestBefore: LocalDate
      readonly daysLeft: number
    }
  | { readonly verdict: 'choose_batch'; readonly variantId: number; readonly choices: readonly ShelfBatch[] }

type GoodsScan = Pick<Extract<Scan, { kind: 'goods' }>, 'batchCode' | 'bestBefore'> & {
  readonly variantId: number | null
}

/**
 * Whether a piece belongs into the box. A code that names its batch must name the one to take; a bare EAN takes the planned one
 * where only one lies on the shelf, else the packer says which, and may then take another that is good.
 */
export function judgeScan(scan: GoodsScan, named: NamedBatch, box: OpenBox, rules: ShelfRules): Verdict {
  if (piecesOf(box.lines) <= box.packed.length) return { verdict: 'box_complete' }
  const { variantId } = scan
  const own = box.lines.filter((line) => line.variantId === variantId)
  if (variantId === null || own.length === 0) return { verdict: 'wrong_goods' }
  const packed = box.packed.filter((piece) => piece.variantId === variantId)
  if (packed.length >= piecesOf(own)) return { verdict: 'goods_complete', variantId }
  const shelf = box.batches.filter((batch) => batch.variantId === variantId)
  const isShortDated = shelf.some((batch) => batch.isShortDated)
  const earliest = addDays(rules.today, minimumDaysLeft({ ...rules, isShortDated }))
  if (scan.bestBefore !== null && scan.bestBefore < earliest) {
    return shortDate(variantId, scan.batchCode, scan.bestBefore, rules)
  }
  const right = (batchCode: string | null): Verdict => ({
    verdict: 'right',
    variantId,
    batchCode,
    pieceNo: packed.length + 1,
    isMoved: leftOf(own, packed, batchCode) <= 0,
    isLast: box.packed.length + 1 === piecesOf(box.lines),
  })
  // Goods without a date, and whatever is sent again, lie in no batch.
  if (shelf.length === 0 || own.every(({ batchCode }) => batchCode === null)) return right(null)
  const choices = shelf.filter((batch) => isGood(batch, earliest, packed))
  const said = scan.batchCode ?? named
  const alike = choices.concat(twinsOf(shelf, box))
  if (said === null && alike.length > 1) {
    return { verdict: 'choose_batch', variantId, choices: alike.toSorted(firstExpiredFirst) }
  }
  // Also the planned one is looked at: it may have been recalled since.
  const code = said ?? nextPlanned(own, packed)
  if (code === null) return right(null)
  const batch = shelf.find((one) => one.code === code)
  if (!batch) return { verdict: 'wrong_batch', variantId, batchCode: code }
  if (batch.isBlocked) return { verdict: 'blocked_batch', variantId, batchCode: code }
  if (batch.bestBefore !== null && batch.bestBefore < earliest) {
    return shortDate(variantId, code, batch.bestBefore, rules)
  }
  const isTaken = leftOf(own, packed, code) > 0 || (named === code && isGood(batch, earliest, packed))
  return isTaken ? right(code) : { verdict: 'wrong_batch', variantId, batchCode: code }
}

/** Lying beside, with the same code on the package, but sold at another price: only the packer sees which of them is in the hand. */
function twinsOf(shelf: readonly ShelfBatch[], { batches }: OpenBox): ShelfBatch[] {
  const own = shelf[0]
  if (own?.familyId === undefined) return []
  const codes = new Set(shelf.map(({ code }) => code))
  return batches.filter(
    ({ variantId, familyId, code, isBlocked, available }) =>
      variantId !== own.variantId && familyId === own.familyId && !codes.has(code) && !isBlocked && available > 0,
  )
}

interface Named {
  readonly ean: string | null
  /** Known from the tag of a batch. */
  readonly variantId: number | null
  readonly batchCode: string | null
  readonly bestBefore: LocalDate | null
}

/**
 * Which goods of the box a code names. A pack that is sold apart has the code of the usual one on it: the batch or the day says which of
 * them it is, and where nothing says so, the one that is still missing is judged.
 */
export function goodsOfScan({ ean, variantId, batchCode, bestBefore }: Named, box: OpenBox): number | null {
  const family = box.batches.find((batch) => batch.variantId === variantId)?.familyId
  const alike = box.lines.filter((line) => {
    if (variantId === null) return ean !== null && line.ean === ean
    if (line.variantId === variantId) return true
    return (
      family !== undefined && box.batches.some((one) => one.variantId === line.variantId && one.familyId === family)
    )
  })
  const said = alike.find((line) =>
    batchCode !== null ? line.batchCode === batchCode : bestBefore !== null && line.bestBefore === bestBefore,
  )
  const missing = alike.find(
    (line) =>
      piecesOf(box.lines.filter((one) => one.variantId === line.variantId)) >
      box.packed.filter((piece) => piece.variantId === line.variantId).length,
  )
  return (said ?? missing ?? alike[0])?.variantId ?? null
}

function shortDate(variantId: number, batchCode: string | null, bestBefore: LocalDate, { today }: ShelfRules): Verdict {
  return { verdict: 'short_date', variantId, batchCode, bestBefore, daysLeft: daysBetween(today, bestBefore) }
}

/** Where the next piece of these goods is to be taken from. */
export function nextPlanned(own: readonly PlannedLine[], packed: readonly PackedPiece[]): string | null {
  return own.find(({ batchCode }) => leftOf(own, packed, batchCode) > 0)?.batchCode ?? null
}

function leftOf(own: readonly PlannedLine[], packed: readonly PackedPiece[], code: string | null): number {
  const planned = own.filter(({ batchCode }) => batchCode === code)
  return piecesOf(planned) - packed.filter(({ batchCode }) => batchCode === code).length
}

function isGood(batch: ShelfBatch, earliest: LocalDate, packed: readonly PackedPiece[]): boolean {
  const inBox = packed.filter(({ batchCode }) => batchCode === batch.code).length
  return !batch.isBlocked && batch.available > inBox && (batch.bestBefore ?? earliest) >= earliest
}

function firstExpiredFirst(a: ShelfBatch, b: ShelfBatch): number {
  const [one, other] = [a.bestBefore ?? '9999-12-31', b.bestBefore ?? '9999-12-31']
  if (one !== other) return one < other ? -1 : 1
  return a.code < b.code ? -1 : 1
}

function piecesOf(lines: readonly { readonly pieces: number }[]): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0)
}

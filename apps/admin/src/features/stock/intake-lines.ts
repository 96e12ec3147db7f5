import type { FoundGoods } from '@shop/contract/staff/stock'

export interface IntakeLine {
  key: string
  variantId: number
  name: string
  isBatched: boolean
  batchCode: string
  bestBefore: string
  pieces: number
}

export interface Intake {
  document: string
  note: string
  lines: readonly IntakeLine[]
  /** Keys of lines in the order they were scanned, so that the last scan can be taken back. */
  scans: readonly string[]
  /** The same until it is put away: a note sent twice is put away once. */
  id: string
}

export const emptyIntake = (id: string): Intake => ({ document: '', note: '', lines: [], scans: [], id })

type Goods = Pick<NonNullable<FoundGoods['goods']>, 'variantId' | 'name' | 'isBatched'>
type Marks = Pick<FoundGoods, 'batchCode' | 'bestBefore'>

/** One piece more: on the line of its batch, or on a new one. A code without a batch belongs to the last line of the goods. */
export function addScan(
  intake: Intake,
  { variantId, name, isBatched }: Goods,
  { batchCode, bestBefore }: Marks,
): Intake {
  const there = intake.lines.findLast(
    (line) => line.variantId === variantId && (batchCode === null || line.batchCode === batchCode),
  )
  const key = there?.key ?? `${variantId}-${intake.lines.length}-${batchCode ?? ''}`
  const lines = there
    ? intake.lines.map((line) => (line.key === key ? { ...line, pieces: line.pieces + 1 } : line))
    : [
        { key, variantId, name, isBatched, batchCode: batchCode ?? '', bestBefore: bestBefore ?? '', pieces: 1 },
        ...intake.lines,
      ]
  return { ...intake, lines, scans: [...intake.scans, key] }
}

export function takeBackScan(intake: Intake): Intake {
  const key = intake.scans.at(-1)
  const lines = intake.lines.flatMap((line) => {
    if (line.key !== key) return [line]
    return line.pieces > 1 ? [{ ...line, pieces: line.pieces - 1 }] : []
  })
  return { ...intake, lines, scans: intake.scans.slice(0, -1) }
}

export function changeLine(intake: Intake, key: string, change: Partial<IntakeLine>): Intake {
  return { ...intake, lines: intake.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) }
}

export function dropLine(intake: Intake, key: string): Intake {
  return {
    ...intake,
    lines: intake.lines.filter((line) => line.key !== key),
    scans: intake.scans.filter((scan) => scan !== key),
  }
}

export const isComplete = ({ isBatched, batchCode, bestBefore, pieces }: IntakeLine): boolean =>
  pieces > 0 && (!isBatched || (batchCode !== '' && bestBefore !== ''))

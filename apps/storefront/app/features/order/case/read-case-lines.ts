import { type CaseKind, GOODS_CONDITIONS, type GoodsCondition } from '@shop/domain/case/case-state'

interface ChosenLine {
  position: number
  pieces: number
  condition: GoodsCondition
}

/** Lines of a form with the pieces nobody has asked about in that way yet. */
interface OpenLine {
  position: number
  left: Readonly<Record<CaseKind, number>>
}

const NOTHING: OpenLine['left'] = { withdrawal: 0, complaint: 0, guarantee: 0 }

/**
 * Which pieces a form names; all that is left when the whole order goes back. More than there are, or a line that is gone meanwhile, is
 * left to the services: they know whether it is the same form pressed twice.
 */
export function readCaseLines(values: FormData, lines: readonly OpenLine[], kind: CaseKind): ChosenLine[] {
  const one = Number(values.get('position'))
  const known = lines.map(({ position }) => position)
  const gone = [...values.keys()].flatMap((name) => {
    const position = Number(/^pieces-(\d{1,4})$/.exec(name)?.[1])
    return position > 0 && !known.includes(position) ? [{ position, left: NOTHING }] : []
  })
  return [...lines, ...gone]
    .map(({ position, left }) => ({
      position,
      pieces: values.has('whole') ? left[kind] : position === one ? 1 : toPieces(values.get(`pieces-${position}`)),
      condition: toCondition(values.get(`condition-${position}`)),
    }))
    .filter(({ pieces }) => pieces > 0)
}

function toPieces(value: FormDataEntryValue | null): number {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0
}

function toCondition(value: FormDataEntryValue | null): GoodsCondition {
  return GOODS_CONDITIONS.find((condition) => condition === value) ?? 'unknown'
}

import type { LinesChange } from '@shop/contract/order/order-lines'

export const LINES_FORM = 'lines'
/** Before the number of a line, in the name of its field. */
export const PIECES = 'pieces.'

export interface LinesAnswer {
  form: typeof LINES_FORM
  /** As they were typed, by line. */
  pieces: Readonly<Record<string, number>>
  preview: LinesChange | null
  refusal: string | null
}

export function linesAnswerOf(answer: unknown): LinesAnswer | null {
  const given = answer as Partial<LinesAnswer> | null | undefined
  return given?.form === LINES_FORM ? (given as LinesAnswer) : null
}

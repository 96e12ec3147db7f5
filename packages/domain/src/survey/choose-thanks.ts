import type { SurveyAnswers } from './survey.ts'

const PROMOTER = 9
const DETRACTOR = 6

/** Nobody who is unhappy should read a joke: which of the thanks fits the answers. */
export function chooseThanks(kinds: readonly string[], answers: SurveyAnswers): string {
  const { nps } = answers
  if (typeof nps === 'number' && nps >= PROMOTER && kinds.includes('promoter')) return 'promoter'
  if (isUnhappy(answers) && kinds.includes('detractor')) return 'detractor'
  const chosen = Object.values(answers).find((answer) => typeof answer === 'string' && kinds.includes(answer))
  return typeof chosen === 'string' ? chosen : 'default'
}

/** Somebody from the shop should call. */
export function isUnhappy({ nps, effort, tolerance }: SurveyAnswers): boolean {
  if (tolerance === 'badly') return true
  if (typeof nps === 'number') return nps <= DETRACTOR
  return typeof effort === 'number' && effort <= 3
}

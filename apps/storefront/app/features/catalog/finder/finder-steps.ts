import type { FinderAnswers } from './finder-answers.ts'
import { toPairs } from './finder-answers.ts'

/** Screens in their order; the names stand in the address. */
export const STEPS = ['jmeno', 'plemeno', 'vaha', 'pohyb', 'nesmi', 'vysledek'] as const
export type FinderStep = (typeof STEPS)[number]
export type FinderQuestion = Exclude<FinderStep, 'vysledek'>

export const FINDER = '/najit-krmivo'

/** How a puppy moves does not change its ration, so nobody asks. */
export function questionsFor({ stage }: FinderAnswers): FinderQuestion[] {
  const all: FinderQuestion[] = ['jmeno', 'plemeno', 'vaha', 'pohyb', 'nesmi']
  return stage === 'stene' ? all.filter((step) => step !== 'pohyb') : all
}

/** The wanted screen, or the first one before it whose question has no answer yet. */
export function stepFor(wanted: string | null, answers: FinderAnswers): FinderStep {
  const steps: FinderStep[] = [...questionsFor(answers), 'vysledek']
  const at = steps.indexOf(wanted as FinderStep)
  if (at === -1) return wanted === 'pohyb' && isAnswered('vaha', answers) ? 'nesmi' : 'jmeno'
  return steps.slice(0, at).find((step) => !isAnswered(step, answers)) ?? steps[at] ?? 'jmeno'
}

function isAnswered(step: FinderStep, answers: FinderAnswers): boolean {
  if (step === 'jmeno') return answers.stage !== null && answers.sex !== null
  if (step === 'plemeno') return answers.breed !== null
  if (step === 'vaha') return answers.weightKg !== null && (answers.stage !== 'stene' || isPuppyKnown(answers))
  return step !== 'pohyb' || answers.activity !== null
}

/** A puppy is at most as heavy as it will be. */
function isPuppyKnown({ weeks, weightKg, adultWeightKg }: FinderAnswers): boolean {
  return weeks !== null && weightKg !== null && adultWeightKg !== null && adultWeightKg >= weightKg
}

export function nextStep(step: FinderQuestion, answers: FinderAnswers): FinderStep {
  const questions = questionsFor(answers)
  return questions[questions.indexOf(step) + 1] ?? 'vysledek'
}

export function stepBefore(step: FinderStep, answers: FinderAnswers): FinderQuestion | null {
  const questions = questionsFor(answers)
  if (step === 'vysledek') return questions.at(-1) ?? null
  return questions[questions.indexOf(step) - 1] ?? null
}

export function finderAddress(step: FinderStep, answers: FinderAnswers): `${typeof FINDER}?${string}` {
  return `${FINDER}?${new URLSearchParams([['krok', step], ...toPairs(answers)])}`
}

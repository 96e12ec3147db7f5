import type { SurveyQuestion } from '@shop/contract/survey'

// A longer row of numbers is read better on the page.
const MOST_STEPS = 7

/** Each answer of a question as a link that opens the form with it chosen; nothing is kept before somebody sends it. */
export function toChoiceLinks(question: SurveyQuestion, href: string): { label: string; href: string }[] {
  const choose = (value: string | number) => `${href}?${question.key}=${value}`
  if (question.kind === 'single') return question.options.map(({ key, label }) => ({ label, href: choose(key) }))
  if (question.kind !== 'scale') return []
  const { min, max, minLabel, maxLabel } = question
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  if (steps.length > MOST_STEPS) return []
  const words = new Map([
    [min, minLabel],
    [max, maxLabel],
  ])
  return steps.map((step) => {
    const word = words.get(step)
    return { label: word ? `${step} – ${word}` : String(step), href: choose(step) }
  })
}

import type { AnswerFault, SurveyAnswer, SurveyAnswers, SurveyQuestion } from './survey.ts'

/** What is wrong, by the key of the question. Missing answers are a fault only where somebody says they are done. */
export function checkAnswers(
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
  isFinished: boolean,
): Record<string, AnswerFault> {
  const faults: Record<string, AnswerFault> = {}
  for (const key of Object.keys(answers))
    if (!questions.some((question) => question.key === key)) faults[key] = 'invalid'
  for (const question of questions) {
    const answer = answers[question.key]
    if (isEmpty(answer)) {
      if (isFinished && question.required) faults[question.key] = 'required'
    } else {
      const fault = checkAnswer(question, answer)
      if (fault) faults[question.key] = fault
    }
  }
  return faults
}

function isEmpty(answer: SurveyAnswer | undefined): answer is undefined {
  return answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)
}

function checkAnswer(question: SurveyQuestion, answer: SurveyAnswer): AnswerFault | null {
  switch (question.kind) {
    case 'scale': {
      const fits =
        typeof answer === 'number' && Number.isInteger(answer) && answer >= question.min && answer <= question.max
      return fits ? null : 'invalid'
    }
    case 'text':
      if (typeof answer !== 'string') return 'invalid'
      return answer.length > question.maxLength ? 'too_long' : null
    case 'single':
      return question.options.some(({ key }) => key === answer) ? null : 'invalid'
    case 'multi': {
      if (typeof answer === 'string' || typeof answer === 'number') return 'invalid'
      const known = answer.every((chosen) => question.options.some(({ key }) => key === chosen))
      if (!known || new Set(answer).size !== answer.length) return 'invalid'
      return question.max !== undefined && answer.length > question.max ? 'too_long' : null
    }
  }
}

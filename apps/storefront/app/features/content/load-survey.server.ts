import { nonBreaking } from '#app/texts/non-breaking.ts'
import editorial from './editorial/surveys.json' with { type: 'json' }

export interface SurveyIntro {
  heading: string
  intro: string
}

export function loadSurvey(type: string): SurveyIntro | null {
  const survey = editorial.surveys.find((one) => one.type === type)
  return survey ? { heading: nonBreaking(survey.title), intro: nonBreaking(survey.intro) } : null
}

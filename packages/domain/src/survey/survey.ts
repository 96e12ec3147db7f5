interface SurveyOption {
  key: string
  label: string
}

interface Asked {
  key: string
  text: string
  required: boolean
}

export type SurveyQuestion =
  | (Asked & { kind: 'scale'; min: number; max: number })
  | (Asked & { kind: 'single'; options: readonly SurveyOption[] })
  | (Asked & { kind: 'multi'; options: readonly SurveyOption[]; max?: number | undefined })
  | (Asked & { kind: 'text'; maxLength: number })

/** A number of a scale, a chosen key, chosen keys or words. */
export type SurveyAnswer = number | string | readonly string[]
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer>>

export type AnswerFault = 'required' | 'invalid' | 'too_long'

/** A form that was refused, ready to be shown again: what was written, what is wrong and where. */
export interface FormState {
  /** Which form of the page it was; also the first part of the ids of its fields. */
  form: string
  values: Record<string, string>
  /** In the order of the page. */
  errors: { field: string; message: string }[]
  /** What is wrong with the whole of it. */
  refusal: string | null
  /** The code behind it, for forms that then offer another way. */
  code: string
  /** What a field should hold instead, when somebody knows. */
  repair?: { field: string; value: string } | undefined
}

/** The state of this form, or nothing when another form of the page was sent. */
export function stateOf(form: string, answer: unknown): FormState | undefined {
  const state = answer as FormState | undefined
  return state?.form === form ? state : undefined
}

export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`
}

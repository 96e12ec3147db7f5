import { ErrorSummary } from '@shop/ui/error-summary/error-summary'
import { Notice } from '@shop/ui/notice/notice'
import { use, useEffect, useRef } from 'react'
import { describeProblems } from '#app/texts/customer/customer-refusals.ts'
import { type FormState, fieldId } from './form-state.ts'
import { LiveErrors } from './live-errors.ts'

/** What is wrong, above the form: a list that leads to the fields, or one sentence about the whole. */
export function FormProblems({ state }: { state: FormState | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const live = use(LiveErrors)

  // Moves the reader of the screen to what the server has just said about the form.
  useEffect(() => {
    if (state) place.current?.focus()
  }, [state])

  if (!state) return null
  if (state.errors.length > 0) {
    // A line goes when its field is mended, and the whole with the last one.
    const errors = (live?.errors ?? state.errors).map(({ field, message }) => ({
      field: fieldId(state.form, field),
      message,
    }))
    return <ErrorSummary ref={place} title={describeProblems(errors.length)} errors={errors} />
  }
  return (
    <Notice ref={place} tone="danger" role="alert" tabIndex={-1}>
      {state.refusal}
    </Notice>
  )
}

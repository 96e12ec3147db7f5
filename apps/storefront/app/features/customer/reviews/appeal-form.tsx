import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { myReviewTexts as texts } from '#app/texts/customer/my-reviews.ts'
import { formOfReview } from './form-of-review.ts'

interface AppealFormProps {
  reviewId: number
  state: FormState | undefined
}

/** Once a review; folded until it was sent in vain, so that whoever rather changes the words sees that first. */
export function AppealForm({ reviewId, state }: AppealFormProps) {
  return (
    <details open={state !== undefined}>
      <summary className="semi">{texts.appealOpen}</summary>
      <Form method="post" className="stack" preventScrollReset>
        <FormProblems state={state} />
        <input type="hidden" name="id" value={reviewId} />
        <FormTextarea
          form={formOfReview('appeal', reviewId)}
          state={state}
          name="words"
          label={texts.appealLabel}
          hint={texts.appealHint}
          rows={4}
          maxLength={1000}
          required
        />
        <div>
          <Button type="submit" name="intent" value="appeal" variant="line" size="small">
            {texts.appealSend}
          </Button>
        </div>
      </Form>
    </details>
  )
}

import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { myReviewTexts as texts } from '#app/texts/customer/my-reviews.ts'

/** Once a review; folded, so that whoever rather changes the words sees that first. */
export function AppealForm({ reviewId }: { reviewId: number }) {
  return (
    <details>
      <summary className="semi">{texts.appealOpen}</summary>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="id" value={reviewId} />
        <FormTextarea
          form={`odvolani-${reviewId}`}
          state={undefined}
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

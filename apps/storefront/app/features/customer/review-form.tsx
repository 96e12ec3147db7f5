import { LONGEST_REVIEW } from '@shop/contract/review'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { StarInput } from '@shop/ui/star-input/star-input'
import { Form } from 'react-router'
import { formTexts } from '#app/texts/forms.ts'
import { myReviewTexts as texts } from '#app/texts/my-reviews.ts'
import { FormInput, FormSelect, FormTextarea, isTicked } from './form-field.tsx'
import { FormFiles } from './form-files.tsx'
import { FormProblems } from './form-problems.tsx'
import { type FormState, fieldId } from './form-state.ts'
import type { DogChoice, ReviewedItem } from './load-my-reviews.server.ts'
import { usePending } from './use-pending.ts'

export const REVIEW_FORM = 'recenze'

interface ReviewFormProps {
  item: ReviewedItem
  authorName: string
  dogs: DogChoice[]
  /** Stars chosen in the list before. */
  stars: number | null
  state: FormState | undefined
}

/** Stars and words are all that is needed; the rest helps others to find a dog like theirs. */
export function ReviewForm({ item, authorName, dogs, stars, state }: ReviewFormProps) {
  const { review } = item
  const field = { form: REVIEW_FORM, state }
  const optional = formTexts.optional
  const chosen = Number(state?.values.rating) || stars || review?.rating
  return (
    <Form method="post" encType="multipart/form-data" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <input type="hidden" name="orderNumber" value={item.orderNumber} />
      <input type="hidden" name="productId" value={item.productId} />
      <div id={fieldId(REVIEW_FORM, 'rating')} tabIndex={-1}>
        <p className="label" aria-hidden="true">
          {texts.overall}
        </p>
        <StarInput
          name="rating"
          legend={texts.starsLegend}
          starLabel={texts.starLabel}
          defaultValue={chosen || undefined}
          required
        />
      </div>
      <div className="form-grid">
        <FormInput
          {...field}
          name="title"
          label={texts.reviewTitle}
          value={review?.title}
          maxLength={80}
          optional={optional}
          span="full"
        />
        <FormTextarea
          {...field}
          name="body"
          label={texts.body}
          hint={texts.bodyHint}
          value={review?.body}
          rows={4}
          maxLength={LONGEST_REVIEW}
          required
          span="full"
        />
        <DogFields dogs={dogs} item={item} state={state} />
        <FormInput
          {...field}
          name="authorName"
          label={texts.author}
          hint={texts.authorHint}
          value={review?.authorName ?? authorName}
          autoComplete="given-name"
          maxLength={40}
          required
        />
        <FormFiles
          {...field}
          label={texts.photos}
          hint={review?.photos.length ? texts.photosReplace : texts.photosHint}
          optional={optional}
        />
      </div>
      <Button type="submit" name="intent" value="send" loading={usePending() === 'send'}>
        {review ? texts.save : texts.submit}
      </Button>
    </Form>
  )
}

/** Dogs of the account to choose from; anybody else describes the dog in a few words. */
function DogFields({ dogs, item, state }: Pick<ReviewFormProps, 'dogs' | 'item' | 'state'>) {
  const field = { form: REVIEW_FORM, state }
  const note = dogs.some(({ id }) => id === item.review?.dogId) ? '' : item.review?.dogNote
  const options = dogs.map((dog) => ({ value: toChoice(dog), label: [dog.name, dog.note].filter(Boolean).join(', ') }))
  const chosen = dogs.find(({ id }) => id === item.review?.dogId) ?? (item.review ? undefined : dogs[0])
  return (
    <>
      {dogs.length > 0 ? (
        <>
          <FormSelect
            {...field}
            name="dog"
            label={texts.dog}
            options={[...options, { value: '', label: texts.otherDog }]}
            value={chosen ? toChoice(chosen) : ''}
            span="full"
          />
          <Check name="showName" value="1" defaultChecked={isTicked(state, 'showName', false)} data-span="full">
            {texts.showName}
          </Check>
        </>
      ) : null}
      <FormInput
        {...field}
        name="dogNote"
        label={dogs.length > 0 ? texts.dogNote : texts.dog}
        hint={texts.dogHint}
        value={note}
        maxLength={80}
        optional={formTexts.optional}
      />
    </>
  )
}

function toChoice({ id, name, note }: DogChoice): string {
  return [id, name.replaceAll('|', ' '), note.replaceAll('|', ' ')].join('|')
}

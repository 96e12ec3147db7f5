import { LONGEST_REVIEW, MOST_VERSIONS } from '@shop/contract/review'
import { meritsOf } from '@shop/domain/catalog/review-merits'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Chips } from '@shop/ui/chip/chip'
import { StarInput } from '@shop/ui/star-input/star-input'
import { Form } from 'react-router'
import { FormInput, FormSelect, FormTextarea, isTicked } from '#app/forms/form-field.tsx'
import { FormFiles } from '#app/forms/form-files.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import { myReviewTexts as texts } from '#app/texts/customer/my-reviews.ts'
import { formTexts } from '#app/texts/forms.ts'
import type { DogChoice, ReviewedItem } from './load-my-reviews.server.ts'
import styles from './review-form.module.css'

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
        <StarWords />
      </div>
      <MeritFields item={item} state={state} />
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
          value={review?.authorName || authorName}
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
        {review?.versions ? texts.save : texts.submit}
      </Button>
      {review?.versions ? <p className="small muted">{texts.editsLeft(MOST_VERSIONS - review.versions)}</p> : null}
    </Form>
  )
}

/** Style sheets show the sentence of the chosen stars, so it needs no script; the ear hears the name of the star. */
function StarWords() {
  return (
    <p className={styles.words} aria-hidden="true">
      {Object.entries(texts.starWords).map(([stars, words]) => (
        <span key={stars} data-stars={stars}>
          {words}
        </span>
      ))}
    </p>
  )
}

function MeritFields({ item, state }: Pick<ReviewFormProps, 'item' | 'state'>) {
  const merits = meritsOf({ isFood: item.isFood })
  const chosen: readonly string[] = state ? (state.values.merits ?? '').split(',') : (item.review?.merits ?? [])
  if (merits.length === 0) return null
  return (
    <fieldset className={styles.merits}>
      <legend className="label">{texts.merits}</legend>
      <Chips>
        {merits.map((merit) => (
          <CheckChip key={merit} name="merits" value={merit} defaultChecked={chosen.includes(merit)}>
            {reviewTexts.merits[merit]}
          </CheckChip>
        ))}
      </Chips>
    </fieldset>
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

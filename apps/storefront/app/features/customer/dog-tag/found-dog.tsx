import type { TagView } from '@shop/contract/order-detail'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { NarrowPage } from '#app/features/order/narrow-page.tsx'
import { FormInput, FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { dogTagTexts as texts } from '#app/texts/customer/dog-tag.ts'
import { formTexts } from '#app/texts/forms.ts'
import { FOUND_FORM } from './found-form.ts'

type FoundDogTag = Extract<TagView, { kind: 'dog' }>

interface FoundDogProps {
  tag: FoundDogTag
  isSent: boolean
  answer: unknown
}

/** Read in the street, on any phone: a name, what the owner asks for, and three lines to fill in. */
export function FoundDog({ tag: { name, sex, note }, isSent, answer }: FoundDogProps) {
  const heading = texts.found(name, sex)
  return (
    <NarrowPage>
      <h1>{heading ?? texts.foundHeading}</h1>
      {heading ? null : <p className="lead">{texts.called(name)}</p>}
      {note ? (
        <Notice tone="info">
          <b>{texts.noteHeading}</b>
          <p>{note}</p>
        </Notice>
      ) : null}
      {isSent ? (
        <Notice tone="success" role="status">
          <b>{texts.sent}</b>
          <p>{texts.sentNext}</p>
        </Notice>
      ) : (
        <FoundForm answer={answer} />
      )}
      <p className="small muted">{texts.city}</p>
    </NarrowPage>
  )
}

function FoundForm({ answer }: { answer: unknown }) {
  const state = stateOf(FOUND_FORM, answer)
  return (
    <>
      <p>{texts.foundLead}</p>
      <FormProblems state={state} />
      <form method="post" className="stack">
        <FormInput
          form={FOUND_FORM}
          name="place"
          label={texts.place}
          hint={texts.placeHint}
          state={state}
          maxLength={200}
          required
        />
        <FormInput
          form={FOUND_FORM}
          name="contact"
          label={texts.contact}
          hint={texts.contactHint}
          state={state}
          maxLength={120}
          required
        />
        <FormTextarea
          form={FOUND_FORM}
          name="message"
          label={texts.message}
          optional={formTexts.optional}
          state={state}
          maxLength={1000}
          rows={3}
        />
        <div className="row">
          <Button type="submit" size="large">
            {texts.send}
          </Button>
        </div>
      </form>
    </>
  )
}

import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { ownGroupTexts as texts } from '#app/texts/customer/group-order.ts'
import { formTexts } from '#app/texts/forms.ts'
import { OPEN_FORM } from './group-forms.ts'

interface OpenGroupFormProps {
  today: string
  /** Pressed twice, it is one group. */
  formKey: string
  state: FormState | undefined
}

/** Where and until when; what is offered lies in the cart. */
export function OpenGroupForm({ today, formKey, state }: OpenGroupFormProps) {
  const shared = { form: OPEN_FORM, state }
  return (
    <Form method="post" className="stack">
      <FormProblems state={state} />
      <input type="hidden" name="key" value={formKey} />
      <div className="form-grid">
        <FormInput {...shared} name="title" label={texts.name} hint={texts.nameHint} maxLength={60} required />
        <FormInput {...shared} name="placeName" label={texts.placeName} maxLength={80} required />
        <FormInput {...shared} name="street" label={texts.street} maxLength={80} required />
        <FormInput {...shared} name="city" label={texts.city} maxLength={60} required />
        <FormInput {...shared} name="zip" label={texts.zip} inputMode="numeric" required />
        <FormInput {...shared} name="phone" label={texts.phone} type="tel" autoComplete="tel" required />
        <FormInput {...shared} name="day" label={texts.day} type="date" min={today} required />
        <FormInput {...shared} name="time" label={texts.time} type="time" value="20:00" required />
        <FormInput
          {...shared}
          name="pickupNote"
          label={texts.pickupNote}
          hint={texts.pickupHint}
          optional={formTexts.optional}
          maxLength={200}
          span="full"
        />
      </div>
      <div>
        <Button type="submit" name="intent" value="open">
          {texts.open}
        </Button>
      </div>
    </Form>
  )
}

import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { FormInput, FormTextarea, isTicked } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import { ALLERGY_CHOICES, dogTexts } from '#app/texts/dog.ts'
import { DogAgeFields } from './dog-age-fields.tsx'
import { DogBodyFields } from './dog-body-fields.tsx'
import { DogBreedField } from './dog-breed-field.tsx'
import styles from './dog-form.module.css'
import { DogHealthFields } from './dog-health-fields.tsx'
import type { AccountDog } from './dog-row.ts'

interface DogFormProps {
  /** The one that is changed; a new one when missing. */
  dog: AccountDog | undefined
  today: string
  state: FormState | undefined
}

export function DogForm({ dog, today, state }: DogFormProps) {
  const field = { form: 'pes', state }
  return (
    <Form method="post" action="/ucet/psi" className="stack">
      <FormProblems state={state} />
      {dog ? <input type="hidden" name="id" value={dog.id} /> : null}
      {dog ? <input type="hidden" name="version" value={dog.version} /> : null}
      <div className="form-grid">
        <FormInput {...field} name="name" label={texts.name} value={dog?.name} required maxLength={40} />
        <DogBreedField {...field} breed={dog?.breed} />
        <DogAgeFields {...field} age={dog?.age} today={today} />
        {dog ? null : (
          <FormInput
            {...field}
            name="weight.grams"
            label={texts.weight}
            optional={accountTexts.optional}
            inputMode="decimal"
          />
        )}
        <DogBodyFields {...field} dog={dog} />
      </div>
      <Check
        name="sensitiveDigestion"
        value="1"
        defaultChecked={isTicked(state, 'sensitiveDigestion', dog?.sensitiveDigestion ?? false)}
      >
        {texts.sensitive}
      </Check>
      <AllergyChoice dog={dog} state={state} />
      <Check
        name="underTreatment"
        value="1"
        defaultChecked={isTicked(state, 'underTreatment', dog?.underTreatment ?? false)}
      >
        {texts.underTreatment}
      </Check>
      <DogHealthFields {...field} dog={dog} />
      <FormTextarea
        {...field}
        name="note"
        label={texts.note}
        optional={accountTexts.optional}
        value={dog?.note}
        maxLength={500}
        rows={3}
      />
      <p className="small muted">{texts.vet}</p>
      <div className="row">
        <Button type="submit" name="intent" value="save" loading={usePending() === 'save'}>
          {accountTexts.saveDog}
        </Button>
        <Button as={ShopLink} to="/ucet/psi" variant="quiet">
          {accountTexts.cancel}
        </Button>
      </div>
    </Form>
  )
}

function AllergyChoice({ dog, state }: Pick<DogFormProps, 'dog' | 'state'>) {
  const chosen = state ? (state.values.allergies ?? '').split(',') : (dog?.allergies ?? [])
  return (
    <fieldset className={styles.allergies}>
      <legend className="label">{texts.allergies}</legend>
      {ALLERGY_CHOICES.map((code) => (
        <Check key={code} name="allergies" value={code} defaultChecked={chosen.includes(code)}>
          {dogTexts.allergen(code)}
        </Check>
      ))}
    </fieldset>
  )
}

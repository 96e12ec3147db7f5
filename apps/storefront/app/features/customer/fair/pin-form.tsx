import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { fairTexts as texts } from '#app/texts/customer/fair.ts'
import styles from './fair-form.module.css'
import { PIN_FORM } from './form-names.ts'

export function PinForm({ state }: { state: FormState | undefined }) {
  return (
    <MessagePage narrow heading={texts.formHeading} text={texts.pinLead}>
      <Form method="post" className={styles.pin}>
        <FormProblems state={state} />
        <FormInput
          form={PIN_FORM}
          state={state}
          name="pin"
          label={texts.pin}
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{8,12}"
          required
        />
        <div>
          <Button type="submit" name="intent" value="open">
            {texts.open}
          </Button>
        </div>
      </Form>
    </MessagePage>
  )
}

import { API_SCOPES } from '@shop/domain/partner-api/api-scopes'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { apiKeyTexts as texts } from '#app/texts/customer/api-keys.ts'
import { KEY_FORM } from './connection-forms.ts'
import styles from './connections.module.css'

/** Nothing is allowed until somebody says so. */
export function ApiKeyForm({ state }: { state: FormState | undefined }) {
  const chosen: readonly string[] = state?.values.scopes?.split(',') ?? []
  return (
    <Form method="post" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <FormInput
        form={KEY_FORM}
        state={state}
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        autoComplete="off"
        required
      />
      <fieldset id={fieldId(KEY_FORM, 'scopes')} className={styles.topics} tabIndex={-1}>
        <legend className="label">{texts.scopes}</legend>
        {API_SCOPES.map((scope) => (
          <Check key={scope} name="scopes" value={scope} defaultChecked={chosen.includes(scope)}>
            {texts.scopeNames[scope]}
          </Check>
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" name="intent" value="make-key">
          {texts.add}
        </Button>
      </div>
    </Form>
  )
}

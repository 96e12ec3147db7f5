import { WEBHOOK_TOPICS } from '@shop/domain/webhook/webhook-topics'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { connectionTexts as texts } from '#app/texts/customer/connections.ts'
import { ADD_FORM } from './connection-forms.ts'
import styles from './connections.module.css'

export function WebhookForm({ state }: { state: FormState | undefined }) {
  const chosen = state?.values.topics?.split(',') ?? WEBHOOK_TOPICS
  return (
    <Form method="post" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <FormInput
        form={ADD_FORM}
        state={state}
        name="url"
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        placeholder="https://"
        required
      />
      <fieldset id={fieldId(ADD_FORM, 'topics')} className={styles.topics} tabIndex={-1}>
        <legend className="label">{texts.topics}</legend>
        {WEBHOOK_TOPICS.map((topic) => (
          <Check key={topic} name="topics" value={topic} defaultChecked={chosen.includes(topic)}>
            {texts.topicNames[topic]}
          </Check>
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" name="intent" value="add">
          {texts.add}
        </Button>
      </div>
    </Form>
  )
}

import { TICKET_TOPICS } from '@shop/contract/contact'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput, FormSelect, FormTextarea } from '#app/forms/form-field.tsx'
import { FormFiles } from '#app/forms/form-files.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { contactTexts as texts } from '#app/texts/content/contact.ts'
import { formTexts } from '#app/texts/forms.ts'
import styles from './contact-form.module.css'

export const CONTACT_FORM = 'kontakt'

const TOPICS = [
  { value: '', label: formTexts.choose },
  ...TICKET_TOPICS.map((value) => ({ value, label: texts.topics[value] })),
]

interface ContactFormProps {
  state: FormState | undefined
  /** What the page before already knows: the topic, the order and the first words. */
  start: { topic: string; orderNumber: string; message: string }
}

/** The topic first: it decides who answers. */
export function ContactForm({ state, start }: ContactFormProps) {
  const field = { form: CONTACT_FORM, state }
  const optional = formTexts.optional
  return (
    <Form method="post" encType="multipart/form-data" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <div className="form-grid">
        <FormSelect
          {...field}
          name="topic"
          label={texts.topic}
          hint={texts.topicHint}
          options={TOPICS}
          value={start.topic}
          required
          span="full"
        />
        <FormInput {...field} name="name" label={texts.name} autoComplete="name" maxLength={80} required />
        <FormInput {...field} name="email" type="email" label={texts.email} autoComplete="email" required />
        <FormTextarea
          {...field}
          name="message"
          label={texts.message}
          value={start.message}
          placeholder={texts.messageExample}
          rows={5}
          maxLength={5000}
          required
          span="full"
        />
      </div>
      {/* What helps but is not asked of everybody; open when something in it is filled or wrong. */}
      <details className={styles.more} open={start.orderNumber !== '' || state !== undefined || undefined}>
        <summary>{texts.more}</summary>
        <div className="form-grid">
          <FormInput {...field} name="phone" type="tel" label={texts.phone} autoComplete="tel" optional={optional} />
          <FormInput
            {...field}
            name="orderNumber"
            label={texts.orderNumber}
            hint={texts.orderHint}
            value={start.orderNumber}
            inputMode="numeric"
            maxLength={20}
            optional={optional}
          />
          <FormInput
            {...field}
            name="dog"
            label={texts.dog}
            hint={texts.dogHint}
            maxLength={200}
            optional={optional}
            span="full"
          />
          <FormFiles {...field} label={texts.files} optional={optional} />
        </div>
      </details>
      <Button type="submit" name="intent" value="send" size="large" loading={usePending() === 'send'}>
        {texts.submit}
      </Button>
    </Form>
  )
}

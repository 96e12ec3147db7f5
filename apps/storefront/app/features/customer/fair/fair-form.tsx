import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { type FormEvent, useCallback, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { FormInput, isTicked } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { fairTexts as texts } from '#app/texts/customer/fair.ts'
import { formTexts } from '#app/texts/forms.ts'
import type { QueuedEntry } from './entry-queue.ts'
import styles from './fair-form.module.css'
import { FAIR_FORM } from './form-names.ts'
import { useEntryQueue } from './use-entry-queue.ts'
import { useIdle } from './use-idle.ts'

const CLEAR_AFTER_SECONDS = 45

interface FairFormProps {
  title: string
  /** For the form without scripts; with them every visitor gets a key of the tablet's own. */
  clientKey: string
  state: FormState | undefined
}

/** Works with the network, without it and without scripts; whatever is written is sent once. */
export function FairForm({ title, clientKey, state }: FairFormProps) {
  const queue = useEntryQueue()
  const navigate = useNavigate()
  const [visitor, setVisitor] = useState(0)
  const [step, setStep] = useState<{ kind: 'form' | 'sending' | 'saved'; refused?: FormState }>({ kind: 'form' })
  const start = useCallback(() => {
    setVisitor((count) => count + 1)
    setStep({ kind: 'form' })
  }, [])
  useIdle(CLEAR_AFTER_SECONDS, true, start)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setStep({ kind: 'sending' })
    const outcome = await queue.submit(toEntry(values))
    if (outcome.kind === 'sent') {
      void navigate(`/private/forpets/kolo?listek=${encodeURIComponent(outcome.ticket)}`)
    } else if (outcome.kind === 'offline') setStep({ kind: 'saved' })
    else setStep({ kind: 'form', refused: toState(values, outcome) })
  }

  const waiting = queue.waiting > 0 ? <p className="small muted">{texts.waiting(queue.waiting)}</p> : null
  if (step.kind === 'saved') {
    return (
      <MessagePage narrow heading={texts.savedHeading} text={texts.savedText}>
        <div role="status">{waiting}</div>
        <div>
          <Button onClick={start}>{texts.next}</Button>
        </div>
      </MessagePage>
    )
  }
  return (
    <MessagePage narrow heading={texts.heading} text={texts.intro}>
      {queue.isClosed ? <Notice tone="warn">{texts.pinAgain}</Notice> : null}
      <Form key={visitor} method="post" className={styles.form} onSubmit={submit}>
        <input type="hidden" name="clientKey" value={clientKey} />
        <Fields state={step.refused ?? state} />
        <Button type="submit" size="large" name="intent" value="enter" loading={step.kind === 'sending'}>
          {texts.submit}
        </Button>
      </Form>
      {waiting}
      <p className="small muted">
        {texts.staff} {title}
      </p>
    </MessagePage>
  )
}

function Fields({ state }: { state: FormState | undefined }) {
  const field = { form: FAIR_FORM, state }
  const optional = formTexts.optional
  return (
    <>
      <FormProblems state={state} />
      <div className="form-grid">
        <FormInput {...field} name="firstName" label={texts.firstName} autoComplete="off" maxLength={40} required />
        <FormInput
          {...field}
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          autoComplete="off"
          required
        />
        <FormInput
          {...field}
          name="dogName"
          label={texts.dogName}
          autoComplete="off"
          maxLength={40}
          optional={optional}
        />
        <FormInput
          {...field}
          name="dogWeight"
          label={texts.dogWeight}
          hint={texts.weightHint}
          inputMode="decimal"
          autoComplete="off"
          optional={optional}
        />
        <FormInput
          {...field}
          name="currentFood"
          label={texts.currentFood}
          autoComplete="off"
          maxLength={80}
          optional={optional}
          span="full"
        />
      </div>
      <div>
        <Check name="acceptsRules" value="1" required defaultChecked={isTicked(state, 'acceptsRules', false)}>
          {texts.rules}
        </Check>
        <Check name="wantsNewsletter" value="1" defaultChecked={isTicked(state, 'wantsNewsletter', false)}>
          {texts.newsletter}
        </Check>
      </div>
      <p className="small muted">
        {texts.privacy}{' '}
        <TextLink as={ShopLink} to="/s/ochrana-osobnich-udaju">
          {texts.privacyLink}
        </TextLink>
      </p>
    </>
  )
}

function toEntry(values: FormData): QueuedEntry {
  const text = (name: string) => String(values.get(name) ?? '')
  return {
    clientKey: crypto.randomUUID(),
    firstName: text('firstName'),
    email: text('email'),
    dogName: text('dogName'),
    dogWeight: text('dogWeight'),
    currentFood: text('currentFood'),
    acceptsRules: values.has('acceptsRules'),
    wantsNewsletter: values.has('wantsNewsletter'),
  }
}

function toState(values: FormData, refused: { code: string; errors: FormState['errors'] }): FormState {
  const written = [...values].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const refusal = refused.code === 'fair_email_used' ? texts.emailUsed : texts.failed
  return {
    form: FAIR_FORM,
    values: Object.fromEntries(written),
    errors: refused.errors,
    refusal: refused.errors.length > 0 ? null : refusal,
    code: refused.code,
  }
}

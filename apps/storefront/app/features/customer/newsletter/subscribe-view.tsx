import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { newsletterTexts as texts } from '#app/texts/customer/newsletter.ts'
import styles from './newsletter.module.css'
import { TopicFields } from './topic-fields.tsx'

interface SubscribeViewProps {
  sent: { email: string; topics: string[]; isAgain: boolean } | null
  form: string
  state: FormState | undefined
}

/** Where the mail went, and the same form again for a typo or a lost mail. */
export function SubscribeView({ sent, form, state }: SubscribeViewProps) {
  const { subscribed } = texts
  const pending = usePending() !== null
  return (
    <MessagePage
      heading={subscribed.heading}
      text={sent ? texts.sentTo(sent.email) : subscribed.lead}
      actions={[{ label: sent ? texts.shop : texts.home, to: sent ? '/produkty/granule' : '/' }]}
    >
      {sent?.isAgain ? (
        <Notice tone="success" role="status">
          {subscribed.resent}
        </Notice>
      ) : null}
      <p>{subscribed.what}</p>
      {sent ? <p>{subscribed.nothing}</p> : null}
      <Form key={sent?.email} method="post" action="/lp/newsletter-subscribed" className={styles.form}>
        <FormProblems state={state} />
        <FormInput
          form={form}
          state={state}
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          value={sent?.email}
          required
        />
        <TopicFields legend={texts.topicsHeading} chosen={sent?.topics ?? []} />
        <div>
          <Button
            type="submit"
            name="intent"
            value={sent ? 'again' : 'ask'}
            variant={sent ? 'line' : 'primary'}
            loading={pending}
          >
            {sent ? subscribed.again : subscribed.ask}
          </Button>
        </div>
      </Form>
    </MessagePage>
  )
}

import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer/customer.ts'
import styles from './auth-form.module.css'
import { useCountdown } from './use-countdown.ts'

const { confirmation } = customerTexts
const ASK_EVERY_MS = 4000

interface WaitingRegistrationProps {
  email: string
  resendInSeconds: number
  expired: boolean
  resent: boolean
  state: FormState | undefined
}

export function WaitingRegistration({ email, resendInSeconds, expired, resent, state }: WaitingRegistrationProps) {
  const left = useCountdown(resendInSeconds)
  const waits = useIsAlive() && left > 0
  useAskAgain()
  return (
    <div className={styles.form}>
      <h1>{expired ? confirmation.expiredHeading : confirmation.heading}</h1>
      <p className="lead">{expired ? confirmation.expiredText : confirmation.lead}</p>
      {resent ? (
        <Notice tone="success" role="status">
          {confirmation.resent}
        </Notice>
      ) : null}
      <p>
        {confirmation.sentTo} <b>{email}</b>.
      </p>
      <ul className="noses">
        {confirmation.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <FormProblems state={state} />
      <Form method="post" className={styles.form}>
        <FormInput
          form="potvrzeni"
          name="email"
          label={confirmation.typo}
          hint={confirmation.typoHint}
          state={state}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" disabled={waits}>
          {confirmation.resend}
        </Button>
        {waits ? <p className="small muted">{customerTexts.resendIn(left)}</p> : null}
      </Form>
      <div className="row">
        <Button as={ShopLink} to="/potvrzeni-registrace" variant="line">
          {confirmation.check}
        </Button>
        <Button as={ShopLink} to="/" variant="quiet">
          {confirmation.shop}
        </Button>
      </div>
    </div>
  )
}

/** The link may be opened on the phone: this page learns of it by asking. */
function useAskAgain() {
  const { revalidate } = useRevalidator()

  // Asks the server now and then while somebody looks at the page.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
}

import type { CaseKind } from '@shop/domain/case/case-state'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PageHead } from '#app/prose/page-head.tsx'
import { caseEntryTexts as texts } from '#app/texts/order/case-entry.ts'
import { ENTRY_ADDRESSES } from './case-address.ts'
import styles from './case-entry.module.css'
import { CASE_ENTRY_FORM } from './case-entry-name.ts'
import { type CaseOrder, OrderChoice } from './order-choice.tsx'

interface CaseEntryProps {
  kind: CaseKind
  isSignedIn: boolean
  orders: readonly CaseOrder[]
  answer: unknown
}

/** The order is found first: by its number and address, or at once in the account. */
export function CaseEntry({ kind, isSignedIn, orders, answer }: CaseEntryProps) {
  const sent = answer && typeof answer === 'object' && 'sent' in answer ? (answer as Sent).sent : null
  return (
    <div className="wrap">
      <PageHead name={texts.headings[kind]} heading={texts.headings[kind]} lead={texts.leads[kind]} />
      <div className={styles.blocks}>
        <div className={`on-dark ${styles.find}`}>{sent ? <LinkSent {...sent} /> : <FindOrder answer={answer} />}</div>
        <section className={styles.account}>
          <h2 className="h3">{texts.account}</h2>
          {isSignedIn ? (
            <OrderChoice orders={orders} kinds={[kind]} />
          ) : (
            <>
              <p>{texts.guestText}</p>
              <Button
                as={ShopLink}
                to={`/prihlasit-se?zpet=${encodeURIComponent(ENTRY_ADDRESSES[kind])}`}
                variant="line"
              >
                {texts.signIn}
              </Button>
            </>
          )}
        </section>
      </div>
    </div>
  )
}

interface Sent {
  sent: { orderNumber: string; email: string }
}

function LinkSent({ orderNumber, email }: Sent['sent']) {
  return (
    <div role="status" className="stack">
      <h2>{texts.sentHeading}</h2>
      <p>{texts.sent(orderNumber, email)}</p>
    </div>
  )
}

function FindOrder({ answer }: { answer: unknown }) {
  const state = stateOf(CASE_ENTRY_FORM, answer)
  const field = { form: CASE_ENTRY_FORM, state }
  return (
    <Form method="post" className="stack">
      <h2>{texts.find}</h2>
      <FormProblems state={state} />
      <FormInput
        {...field}
        name="orderNumber"
        label={texts.number}
        hint={texts.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
      />
      <FormInput {...field} name="email" label={texts.email} type="email" autoComplete="email" required />
      <div className="row">
        <Button type="submit" name="intent" value="link" variant="highlight" loading={usePending() === 'link'}>
          {texts.submit}
        </Button>
      </div>
      <p className="small">{texts.noAccount}</p>
    </Form>
  )
}

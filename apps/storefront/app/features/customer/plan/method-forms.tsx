import type { PlanView } from '@shop/contract/plan/plan'
import { nonBreaking } from '@shop/czech/non-breaking'
import { STOCK_POLICIES } from '@shop/domain/plan/replace-missing'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { Select } from '@shop/ui/select/select'
import { Form } from 'react-router'
import { planSettingTexts as texts } from '#app/texts/customer/plan-settings.ts'
import styles from './cycle-forms.module.css'
import type { OpenPanel } from './load-plans.server.ts'

interface PaymentFormProps {
  plan: PlanView
  payments: NonNullable<OpenPanel['payments']>
}

/** How parcels are paid from now on; what is an order already is paid on its own page. */
export function PaymentForm({ plan, payments }: PaymentFormProps) {
  return (
    <>
      <MethodForm plan={plan} payments={payments} />
      {plan.card ? <ForgetCard plan={plan} /> : null}
    </>
  )
}

/** Taken back at once; the gateway is told by a job. */
function ForgetCard({ plan }: { plan: PlanView }) {
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="planId" value={plan.planId} />
      <p className="small">{texts.forgetHint}</p>
      <Button type="submit" name="intent" value="forget_card" variant="line" size="small" className={styles.start}>
        {texts.forgetCard} {plan.card?.number ? `•••• ${plan.card.number}` : null}
      </Button>
    </Form>
  )
}

export function MethodForm({ plan, payments }: PaymentFormProps) {
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="planId" value={plan.planId} />
      <input type="hidden" name="version" value={plan.version} />
      <fieldset>
        <legend className="visually-hidden">{texts.paymentTitle}</legend>
        <OptionCards>
          {payments.map(({ code, name, kind, fee }) => (
            <OptionCard
              key={code}
              name="paymentCode"
              value={code}
              defaultChecked={code === plan.payment?.code}
              required
              title={name}
              description={describePayment(kind, plan.card !== null)}
              aside={texts.price(fee)}
            />
          ))}
        </OptionCards>
      </fieldset>
      <Button type="submit" name="intent" value="payment" className={styles.start}>
        {texts.save}
      </Button>
    </Form>
  )
}

function describePayment(kind: string, hasCard: boolean): string {
  if (kind === 'online') return hasCard ? texts.paymentKept : texts.paymentOnline
  return kind === 'transfer' ? texts.paymentTransfer : texts.paymentCash
}

interface MissingFormProps {
  plan: PlanView
  substitutes: NonNullable<OpenPanel['substitutes']>
}

/** What happens when something is not there: decided before it happens, and never with something nobody approved. */
export function MissingForm({ plan, substitutes }: MissingFormProps) {
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="planId" value={plan.planId} />
      <input type="hidden" name="version" value={plan.version} />
      <fieldset>
        <legend className="visually-hidden">{texts.missingTitle}</legend>
        <OptionCards>
          {STOCK_POLICIES.map((policy) => (
            <OptionCard
              key={policy}
              name="policy"
              value={policy}
              defaultChecked={policy === plan.stockPolicy}
              title={texts.policies[policy].title}
              description={texts.policies[policy].text}
            />
          ))}
        </OptionCards>
      </fieldset>
      {plan.lines.map((line) => {
        const offered = substitutes[line.variantId] ?? []
        if (offered.length === 0) return null
        return (
          <Field
            key={line.variantId}
            id={`nahrada-${line.variantId}`}
            label={texts.substituteFor(nonBreaking(`${line.name}, ${line.variantName}`))}
          >
            <Select name={`substitute.${line.variantId}`} defaultValue={line.substituteVariantId ?? ''}>
              <option value="">{texts.noSubstitute}</option>
              {offered.map(({ variantId, label }) => (
                <option key={variantId} value={variantId}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )
      })}
      <Button type="submit" name="intent" value="missing" className={styles.start}>
        {texts.save}
      </Button>
    </Form>
  )
}

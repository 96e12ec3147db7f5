import type { OrderPlanView } from '@shop/contract/plan/plan'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Check } from '@shop/ui/check/check'
import { orderPlanTexts as texts } from '#app/texts/order/order-plan.ts'
import styles from './keep-card.module.css'

/** Leave to charge the card of this payment again: the words stand here in full, because they are what is stored. */
export function KeepCard({ plan }: { plan: NonNullable<OrderPlanView['plan']> }) {
  const { card, consent, isAllowed, retryAt, planState } = plan
  if (planState === 'ended') return null
  return (
    <div className={styles.keep}>
      {retryAt ? <p className="small">{texts.retry(retryAt)}</p> : null}
      {isAllowed ? (
        <p className="small">{texts.allowed}</p>
      ) : (
        <>
          <Check name="keepCard" value="1">
            {card ? texts.keepNew : texts.keep}
          </Check>
          <p className="small muted">
            {texts.keepHint} {card ? texts.replaces(card.number) : null}
          </p>
          <details className={styles.words}>
            <summary>{texts.words}</summary>
            <p className="small">{nonBreaking(consent)}</p>
          </details>
        </>
      )}
    </div>
  )
}

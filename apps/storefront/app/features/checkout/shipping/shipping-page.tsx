import { OrderSummary } from '#app/features/checkout/frame/order-summary.tsx'
import { toCartSummary } from '#app/features/order/summary-view.ts'
import { usePending } from '#app/forms/use-pending.ts'
import type { ShippingPageData } from './load-shipping.server.ts'
import { OrderBar, OrderEnd } from './order-end.tsx'
import { PromiseLine } from './promise-line.tsx'
import { ORDER_FORM, ShippingForm } from './shipping-form.tsx'
import styles from './shipping-page.module.css'
import type { ShippingState } from './shipping-state.ts'
import { useChoice } from './use-choice.ts'

/** The last step: what was decided, what it costs, and the button. One summary, in the flow of a phone and beside on a desk. */
export function ShippingPage({ page, state }: { page: ShippingPageData; state: ShippingState | undefined }) {
  const { checkout } = page
  const choice = useChoice(checkout)
  const pending = usePending()
  const isBusy = pending?.startsWith('place') === true || choice.isSaving
  return (
    <div className={`wrap wrap-funnel ${styles.page}`}>
      <div className={styles.main}>
        <ShippingForm page={page} state={state} choice={choice} isBusy={isBusy} />
      </div>
      <div className={styles.summary}>
        <OrderSummary summary={toCartSummary(checkout)} canEdit>
          <PromiseLine cart={checkout.cart} />
        </OrderSummary>
      </div>
      <OrderEnd checkout={checkout} />
      <OrderBar checkout={checkout} form={ORDER_FORM} isCurrent={choice.isCurrent} isBusy={isBusy} />
    </div>
  )
}

import type { OrderDetail } from '@shop/contract/order-detail'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { voucherTexts as texts } from '#app/texts/checkout/voucher.ts'
import styles from './order-parts.module.css'

interface VoucherBoxProps {
  detail: Pick<OrderDetail, 'voucher' | 'order'>
  /** Where the page takes commands; the page of thanks only tells. */
  canReturn: boolean
}

/** What an order of a voucher sold, where it goes, and the way back while nobody has spent from it. */
export function VoucherBox({ detail: { voucher, order }, canReturn }: VoucherBoxProps) {
  const pending = usePending()
  if (!voucher) return null
  const isOver = order.state === 'cancelled' || order.state === 'expired'
  return (
    <section className={styles.part} aria-labelledby="poukaz">
      <h2 id="poukaz" className="h3">
        {texts.bought}
      </h2>
      <p>
        <b>{texts.value(voucher.face)}</b>
      </p>
      {isOver ? null : <p>{texts.goes(voucher)}</p>}
      {canReturn && voucher.returnUntil && order.state === 'delivered' ? (
        <Form method="post" className="stack">
          <p className="small muted">{texts.giveUpText(voucher.returnUntil)}</p>
          <div className="row">
            <Button
              type="submit"
              name="intent"
              value="voucher-return"
              variant="danger"
              loading={pending === 'voucher-return'}
            >
              {texts.giveUpConfirm}
            </Button>
          </div>
        </Form>
      ) : null}
    </section>
  )
}

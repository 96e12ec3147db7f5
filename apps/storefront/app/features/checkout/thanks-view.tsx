import dog from '@shop/ui/assets/dog.svg'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { Notice } from '@shop/ui/notice/notice'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import { Form } from 'react-router'
import { usePending } from '#app/features/customer/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutThanks as texts } from '#app/texts/checkout-thanks.ts'
import blocks from './checkout-form.module.css'
import { CheckoutPage } from './checkout-page.tsx'
import type { ThanksData } from './load-thanks.server.ts'
import { OrderSummary } from './order-summary.tsx'
import { hasEnded, toOrderTrail } from './order-trail.ts'
import { QrPayment } from './qr-payment.tsx'
import { toOrderSummary } from './summary-view.ts'
import styles from './thanks-view.module.css'
import { usePaymentWatch } from './use-payment-watch.ts'

export function ThanksView({ data }: { data: ThanksData }) {
  const { order, qr } = data
  usePaymentWatch(order.state === 'awaiting_payment')
  return (
    <>
      <Head order={order} />
      <CheckoutPage summary={<Summary order={order} />}>
        <div className={styles.main}>
          {qr && order.transfer ? <QrPayment qr={qr} transfer={order.transfer} payable={order.payable} /> : null}
          {hasEnded(order) ? null : <Trail order={order} />}
          <Account data={data} />
        </div>
      </CheckoutPage>
    </>
  )
}

type Order = ThanksData['order']

function Head({ order }: { order: Order }) {
  const isEnded = hasEnded(order)
  return (
    <section className={`forest on-dark ${styles.head}`}>
      <div className={`wrap wrap-funnel ${styles.inner}`}>
        <div className={styles.words}>
          <Badge tone="theme" data-protein="kure">
            {texts.badge(order.number)}
          </Badge>
          <h1>
            {isEnded ? texts.cancelled : texts.done}
            <br />
            {isEnded ? texts.cancelledRest : texts.wag}
          </h1>
          {isEnded ? null : (
            <p className="lead">
              {texts.sentTo(order.email)} {nextOf(order)}
            </p>
          )}
        </div>
        <img src={dog} alt="" width="420" height="400" />
      </div>
    </section>
  )
}

function nextOf({ state }: Order): string {
  if (state === 'awaiting_payment') return texts.toPay
  return state === 'awaiting_approval' ? texts.toApprove : state === 'accepted' ? texts.accepted : ''
}

function Trail({ order }: { order: Order }) {
  return (
    <section className={blocks.block} aria-labelledby="co-bude-dal">
      <h2 id="co-bude-dal">{texts.next}</h2>
      <Timeline>
        {toOrderTrail(order).map(({ title, text, icon, state }) => (
          <TimelineItem key={title} title={title} icon={icon} state={state}>
            {text}
          </TimelineItem>
        ))}
      </Timeline>
    </section>
  )
}

function Summary({ order }: { order: Order }) {
  const last = toOrderTrail(order).at(-1)
  return (
    <OrderSummary summary={toOrderSummary(order)}>
      {last && !hasEnded(order) ? (
        <IconLine icon={order.pickupPoint ? 'pin' : 'truck'}>
          {last.title}. <b>{last.text}</b>
        </IconLine>
      ) : null}
    </OrderSummary>
  )
}

/** A guest is offered an account, nothing more; whoever has one is led to it. */
function Account({ data: { order, isGuest, isAccountAsked } }: { data: ThanksData }) {
  const pending = usePending() !== null
  if (!isGuest) {
    return (
      <div className="row">
        <Button as={ShopLink} to={`/ucet/objednavka/${order.orderId}`} variant="line">
          {texts.inAccount}
        </Button>
      </div>
    )
  }
  if (order.creditsEarned === 0 && !isAccountAsked) return null
  return (
    <Notice tone="success">
      <div className="stack">
        {order.creditsEarned > 0 ? <b>{texts.credits(order.creditsEarned)}</b> : null}
        {isAccountAsked ? (
          <p className="small">{texts.accountSent}</p>
        ) : (
          <Form method="post" className="stack">
            <p className="small">{texts.creditsGuest}</p>
            <Button type="submit" variant="line" size="small" loading={pending}>
              {texts.createAccount}
            </Button>
          </Form>
        )}
      </div>
    </Notice>
  )
}

import { toVocative } from '@shop/czech/vocative'
import dog from '@shop/ui/assets/dog.svg'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { Notice } from '@shop/ui/notice/notice'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { CheckoutPage } from '#app/features/checkout/frame/checkout-page.tsx'
import { OrderSummary } from '#app/features/checkout/frame/order-summary.tsx'
import { CalendarLink } from '#app/features/order/calendar-link.tsx'
import { DocumentList } from '#app/features/order/document-list.tsx'
import { hasEnded, toOrderTrail } from '#app/features/order/order-trail.ts'
import { PaymentBox } from '#app/features/order/payment-box.tsx'
import { type PaymentScene, toPaymentScene } from '#app/features/order/payment-scene.ts'
import { type BowlDog, RegularBox } from '#app/features/order/regular-box.tsx'
import { toOrderSummary } from '#app/features/order/summary-view.ts'
import { VoucherBox } from '#app/features/order/voucher-box.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutThanksTexts as texts } from '#app/texts/checkout/checkout-thanks.ts'
import { orderPaymentTexts } from '#app/texts/order/order-payment.ts'
import type { ThanksData } from './load-thanks.server.ts'
import { PLACED_HERE } from './placed-here.ts'
import styles from './thanks-view.module.css'

interface ThanksViewProps {
  data: ThanksData
  answer: unknown
  dogs: readonly BowlDog[]
  /** What else the buyer may want to know about the goods. */
  children?: ReactNode
}

export function ThanksView({ data, answer, dogs, children }: ThanksViewProps) {
  const { order, payment, documents, regular, voucher, qr, isGuest, isGateDown } = data
  const refused = stateOf('objednavka', answer)
  return (
    <>
      <Head order={order} scene={toPaymentScene(payment)} />
      <CheckoutPage summary={<Summary order={order} />}>
        <div className={styles.main}>
          {isGateDown && payment.canPayOnline && !refused ? (
            <Notice tone="warn" role="alert">
              {orderPaymentTexts.gateDown}
            </Notice>
          ) : null}
          <FormProblems state={refused} />
          <PaymentBox payment={payment} qr={qr} qrPicture="/kosik/qr-platba" />
          {voucher ? <VoucherBox detail={data} canReturn={false} /> : null}
          {hasEnded(order) || voucher ? null : <Trail order={order} />}
          {hasEnded(order) ? null : <RegularBox regular={regular} isGuest={isGuest} dogs={dogs} answer={answer} />}
          {documents.length > 0 ? <DocumentList documents={documents} token={PLACED_HERE} /> : null}
          {children}
          <Account data={data} />
        </div>
      </CheckoutPage>
    </>
  )
}

type Order = ThanksData['order']

/** Nobody wags while money is missing that was just sent for. */
const TROUBLES: readonly PaymentScene[] = ['cancelled', 'failed', 'timed_out', 'verifying']

function Head({ order, scene }: { order: Order; scene: PaymentScene }) {
  const isEnded = hasEnded(order)
  const isTrouble = TROUBLES.includes(scene)
  const [first, second] = headingOf(isEnded, scene)
  return (
    <section className={`forest on-dark ${styles.head}`} data-quiet={isEnded || isTrouble || undefined}>
      <div className={`wrap wrap-funnel ${styles.inner}`}>
        <div className={styles.words}>
          <Badge tone="theme" data-tint="yellow">
            {texts.badge(order.number)}
          </Badge>
          <h1>
            {first}
            <br />
            {second}
          </h1>
          {isEnded ? null : (
            <p className="lead">
              {texts.sentTo(order.email, toVocative(order.billing.firstName))} {nextOf(order, scene)}
            </p>
          )}
        </div>
        <img src={dog} alt="" width="420" height="400" />
      </div>
    </section>
  )
}

function headingOf(isEnded: boolean, scene: PaymentScene): [string, string] {
  if (isEnded) return [texts.cancelled, texts.cancelledRest]
  if (scene === 'verifying') return [texts.almost, texts.bankDecides]
  return TROUBLES.includes(scene) ? [texts.almost, texts.onlyPayment] : [texts.done, texts.wag]
}

function nextOf({ state, waitsForCompany }: Order, scene: PaymentScene): string {
  if (state === 'awaiting_approval') return waitsForCompany ? texts.toApproveInCompany : texts.toApprove
  if (state === 'awaiting_payment') return scene === 'verifying' ? texts.toVerify : texts.toPay
  if (state !== 'accepted') return ''
  return scene === 'paid' ? texts.paidAccepted : texts.accepted
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
      <CalendarLink order={order} token={PLACED_HERE} />
    </section>
  )
}

function Summary({ order }: { order: Order }) {
  const last = toOrderTrail(order).at(-1)
  return (
    <OrderSummary summary={toOrderSummary(order)}>
      {last && !hasEnded(order) && order.shipping.kind !== 'email' ? (
        <IconLine icon={order.pickupPoint ? 'pin' : 'truck'}>
          {last.title}. <b>{last.text}</b>
        </IconLine>
      ) : null}
    </OrderSummary>
  )
}

/** A guest is offered an account, nothing more; whoever has one is led to it. */
function Account({ data: { order, isGuest, isAccountAsked } }: { data: ThanksData }) {
  const pending = usePending() === ''
  if (!isGuest) {
    return (
      <div className="row">
        <Button as={ShopLink} to={`/ucet/objednavka/${order.orderId}`} variant="line">
          {texts.inAccount}
        </Button>
      </div>
    )
  }
  const follow = (
    <div className="row">
      <Button as="a" href={`/l/objednavka/${PLACED_HERE}`} variant="line">
        {texts.follow}
      </Button>
    </div>
  )
  if (order.creditsEarned === 0 && !isAccountAsked) return follow
  return (
    <>
      {follow}
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
    </>
  )
}

import type { PaymentView } from '@shop/contract/payment'
import type { OrderPlanView } from '@shop/contract/plan/plan'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form, useLocation, useNavigation } from 'react-router'
import { orderPaymentTexts as texts } from '#app/texts/order/order-payment.ts'
import { KeepCard } from './keep-card.tsx'
import styles from './payment-box.module.css'
import { isAwaited, type PaymentScene, toPaymentScene } from './payment-scene.ts'
import { type QrPath, QrPayment } from './qr-payment.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

interface PaymentBoxProps {
  payment: PaymentView
  qr: QrPath | null
  qrPicture: string
  /** Of the plan the order is a parcel of. */
  plan?: OrderPlanView['plan']
}

/** Whether it is paid and the way on. It turns by itself when the money comes, and says so aloud. */
export function PaymentBox({ payment, qr, qrPicture, plan = null }: PaymentBoxProps) {
  usePaymentWatch(isAwaited(payment))
  const scene = toPaymentScene(payment)
  return (
    <div className={styles.box}>
      <div role="status">
        <Outcome scene={scene} payment={payment} />
      </div>
      {payment.transfer && qr ? (
        <QrPayment qr={qr} picture={qrPicture} transfer={payment.transfer}>
          <Reload />
          <OtherWays payment={payment} />
        </QrPayment>
      ) : null}
      {payment.canPayOnline && scene !== 'transfer' ? <PayOnline payment={payment} scene={scene} plan={plan} /> : null}
    </div>
  )
}

function Outcome({ scene, payment }: { scene: PaymentScene; payment: PaymentView }) {
  const { received, missing, refunded, summary } = payment
  switch (scene) {
    case 'paid':
      return <Said tone="success" title={texts.paid} text={summary === 'overpaid' ? texts.overpaid : texts.paidText} />
    case 'verifying':
      return <Said tone="warn" title={texts.verifying} text={texts.verifyingText} />
    case 'cancelled':
      return <Said tone="warn" title={texts.cancelled} text={texts.cancelledText} />
    case 'failed':
      return <Said tone="danger" title={texts.failed} text={texts.failedText} />
    case 'timed_out':
      return <Said tone="warn" title={texts.timedOut} text={texts.timedOutText} />
    case 'cod':
      return <Said title={`${texts.cod}: ${formatPrice(missing)}`} text={texts.codText} />
    case 'invoice':
      return <Said title={`${texts.invoice}: ${formatPrice(missing)}`} text={texts.invoiceText} />
    case 'refunding':
      return <Said tone="success" title={texts.refunding} text={texts.refundOf(received - refunded)} />
    case 'refunded':
      return <Said tone="success" title={`${texts.refunded}: ${formatPrice(refunded)}`} text={texts.refundedText} />
    case 'transfer':
      return received > 0 ? <Said tone="warn" title={texts.partly(received, missing)} text="" /> : null
    default:
      return null
  }
}

interface SaidProps {
  tone?: 'info' | 'success' | 'warn' | 'danger'
  title: string
  text: string
}

function Said({ tone = 'info', title, text }: SaidProps) {
  return (
    <Notice tone={tone}>
      <b>{title}</b>
      {text ? <p className="small">{text}</p> : null}
    </Notice>
  )
}

interface PayOnlineProps {
  payment: PaymentView
  scene: PaymentScene
  plan: OrderPlanView['plan']
}

function PayOnline({ payment, scene, plan }: PayOnlineProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'pay'
  const { method, missing, deadlineAt } = payment
  const isVerifying = scene === 'verifying'
  return (
    <section className={styles.pay} aria-labelledby="zaplatit">
      <h2 id="zaplatit" className="h3">
        {isVerifying ? texts.notPaidYet : texts.toPay}{' '}
        {isVerifying ? null : <span className="num">{formatPrice(missing)}</span>}
      </h2>
      <p className="small">
        {isVerifying ? texts.payAgain : texts.gateText} {deadlineAt ? texts.heldUntil(new Date(deadlineAt)) : ''}
      </p>
      <Form method="post" className="row">
        {plan ? <KeepCard plan={plan} /> : null}
        <Button
          type="submit"
          name="intent"
          value="pay"
          size="large"
          variant={isVerifying ? 'line' : 'highlight'}
          loading={isBusy}
        >
          <Icon name="card" />
          {texts.payBy(method.code, method.name)}
        </Button>
        <Reload />
      </Form>
      <OtherWays payment={payment} />
    </section>
  )
}

/** The page asks by itself; without a script this does. */
function Reload() {
  const { pathname, search } = useLocation()
  return (
    <TextLink href={`${pathname}${search}`} className={styles.reload} standalone>
      {texts.reload}
    </TextLink>
  )
}

/** The same order, paid another way; what it costs more stands on the button. */
function OtherWays({ payment: { otherMethods } }: { payment: PaymentView }) {
  if (otherMethods.length === 0) return null
  return (
    <Form method="post" className={styles.ways}>
      <input type="hidden" name="intent" value="method" />
      <h3 className="label">{texts.otherWay}</h3>
      <div className="row">
        {otherMethods.map(({ code, name, fee }) => (
          <Button key={code} type="submit" name="paymentCode" value={code} variant="line" size="small">
            {texts.method(name, fee)}
          </Button>
        ))}
      </div>
    </Form>
  )
}

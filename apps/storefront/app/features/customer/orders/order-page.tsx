import type { OrderDetail } from '@shop/contract/order-detail'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Accordion } from '@shop/ui/accordion/accordion'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { CancelOrder } from '#app/features/order/cancel-order.tsx'
import { caseFormAddress } from '#app/features/order/case/case-address.ts'
import { DocumentList } from '#app/features/order/document-list.tsx'
import type { OrderPageData } from '#app/features/order/load-order-page.server.ts'
import { OrderAgain, ReorderLink } from '#app/features/order/order-again.tsx'
import { OrderLines } from '#app/features/order/order-lines.tsx'
import { OrderTimeline } from '#app/features/order/order-timeline.tsx'
import { hasArrived, hasEnded, hasLeft, isWaiting } from '#app/features/order/order-trail.ts'
import { ParcelList } from '#app/features/order/parcel-list.tsx'
import { PaymentBox } from '#app/features/order/payment-box.tsx'
import { toPaymentScene } from '#app/features/order/payment-scene.ts'
import { type BowlDog, RegularBox } from '#app/features/order/regular-box.tsx'
import { OrderThreads } from '#app/features/order/thread/thread-list.tsx'
import { VoucherBox } from '#app/features/order/voucher-box.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import { EditAddress, EditContact } from './edit-order-forms.tsx'
import { EditLines } from './edit-order-lines.tsx'
import { EditPoint } from './edit-order-point.tsx'
import styles from './order-page.module.css'
import { OrderPeople } from './order-people.tsx'

interface OrderPageProps {
  page: OrderPageData
  /** Where its owner writes reviews; whoever only has the link is asked for them by mail. */
  reviewAt?: ShopAddress
  /** Of the account; a guest has none. */
  dogs?: readonly BowlDog[]
  /** What the last form of the page was answered. */
  answer: unknown
}

/** Everything about one order: where it is, what it cost, what can still be done with it. */
export function OrderPage({ page, reviewAt, dogs = [], answer }: OrderPageProps) {
  const { detail, qr, isChanged, plan, threads } = page
  const { order, payment, timeline, parcels, documents, regular, accessToken } = detail
  return (
    <div className={styles.order}>
      <OrderGlance detail={detail} />
      <FormProblems state={stateOf('objednavka', answer)} />
      {isChanged ? (
        <Notice tone="success" role="status">
          {texts.changed}
        </Notice>
      ) : null}
      {isMoneySettled(detail) ? null : (
        <PaymentBox payment={payment} qr={qr} qrPicture={`/kosik/qr-platba?objednavka=${accessToken}`} plan={plan} />
      )}
      <VoucherBox detail={detail} canReturn />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderTimeline order={order} entries={timeline} parcels={parcels.length} token={accessToken} />
          <ParcelList parcels={parcels} />
        </div>
        {detail.voucher ? null : <OrderLines detail={detail} reviewAt={reviewAt ?? null} />}
      </div>
      <RegularBox regular={regular} isGuest={reviewAt === undefined} dogs={dogs} answer={answer} />
      {detail.voucher ? null : <Actions detail={detail} isOwn={reviewAt !== undefined} />}
      <OrderThreads threads={threads} />
      {documents.length > 0 || (!hasEnded(order) && !detail.voucher) ? (
        <DocumentList documents={documents} token={accessToken} />
      ) : null}
      {detail.voucher ? null : <OrderPeople order={order} />}
      <Changes page={page} answer={answer} />
    </div>
  )
}

/** Once the goods are on their way, that they are paid is no news any more. */
function isMoneySettled({ order, payment }: OrderDetail): boolean {
  const scene = toPaymentScene(payment)
  if (scene === 'cod') return hasArrived(order)
  return scene === 'paid' && payment.summary !== 'overpaid' && hasLeft(order)
}

/** Whoever only has the link of a guest fills the ordinary cart; an account has everything else of the order too. */
function Actions({ detail: { order, accessToken }, isOwn }: { detail: OrderDetail; isOwn: boolean }) {
  const isMain = hasArrived(order) || hasEnded(order)
  const again = isOwn ? <ReorderLink orderId={order.orderId} isMain={isMain} /> : <OrderAgain isMain={isMain} />
  return (
    <div className="row">
      {isWaiting(order) ? null : again}
      <Button as={ShopLink} to={texts.contactAbout('order', order.number)} variant="line">
        {texts.help}
      </Button>
      {hasEnded(order) ? null : (
        <Button as={ShopLink} to={caseFormAddress('withdrawal', accessToken)} prefetch="none" variant="quiet">
          {texts.giveBack}
        </Button>
      )}
      {hasArrived(order) ? (
        <>
          <Button as={ShopLink} to={caseFormAddress('complaint', accessToken)} prefetch="none" variant="quiet">
            {texts.complain}
          </Button>
          <Button as={ShopLink} to={caseFormAddress('guarantee', accessToken)} prefetch="none" variant="quiet">
            {texts.dislikes}
          </Button>
        </>
      ) : null}
    </div>
  )
}

function OrderGlance({ detail: { order, payment } }: { detail: OrderDetail }) {
  const { placedAt, shipping } = order
  const tone = hasEnded(order) ? 'off' : payment.status === 'waiting_for_payment' ? 'warn' : 'highlight'
  return (
    <div className="row-between">
      <p className="muted">
        {[texts.at(new Date(placedAt)), shipping.name, payment.method.name].map(nonBreaking).join(' · ')}
      </p>
      <Badge tone={tone}>{texts.statuses[payment.status]}</Badge>
    </div>
  )
}

function Changes({ page, answer }: OrderPageProps) {
  const { order, can } = page.detail
  if (can.companyCancels) return <p className="muted">{texts.companyCancels}</p>
  if (!can.edit && !can.cancel) return null
  return (
    <section aria-labelledby="zmeny" className="stack">
      <h2 id="zmeny" className="h3">
        {texts.edit}
      </h2>
      <p className="muted">{texts.editUntil}</p>
      <Accordion size="small">
        {page.detail.change ? <EditLines change={page.detail.change} answer={answer} /> : null}
        {can.edit ? <EditContact order={order} answer={answer} /> : null}
        {can.edit && order.shipping.kind === 'address' ? <EditAddress order={order} answer={answer} /> : null}
        {can.edit && order.pickupPoint ? <EditPoint picker={page.picker} /> : null}
        {can.cancel ? <CancelOrder detail={page.detail} /> : null}
      </Accordion>
    </section>
  )
}

import type { OrderDetail } from '@shop/contract/order-detail'
import { Accordion } from '@shop/ui/accordion/accordion'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { CancelOrder } from '#app/features/order/cancel-order.tsx'
import { DocumentList } from '#app/features/order/document-list.tsx'
import type { OrderPageData } from '#app/features/order/load-order-page.server.ts'
import { OrderLines } from '#app/features/order/order-lines.tsx'
import { OrderTimeline } from '#app/features/order/order-timeline.tsx'
import { ParcelList } from '#app/features/order/parcel-list.tsx'
import { PaymentBox } from '#app/features/order/payment-box.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import { orderPage as texts } from '#app/texts/order-page.ts'
import { EditAddress, EditContact } from './edit-order-forms.tsx'
import { EditPoint } from './edit-order-point.tsx'
import { FormProblems } from './form-problems.tsx'
import { stateOf } from './form-state.ts'
import styles from './order-page.module.css'
import { OrderPeople } from './order-people.tsx'

const ENDED = ['expired', 'cancelled']
const RETURNABLE = ['delivered', 'closed']

interface OrderPageProps {
  page: OrderPageData
  /** What the last form of the page was answered. */
  answer: unknown
}

/** Everything about one order: where it is, what it cost, what can still be done with it. */
export function OrderPage({ page, answer }: OrderPageProps) {
  const { detail, qr, isChanged } = page
  const { order, payment, timeline, parcels, documents, accessToken } = detail
  return (
    <div className={styles.order}>
      <OrderGlance detail={detail} />
      <FormProblems state={stateOf('objednavka', answer)} />
      {isChanged ? (
        <Notice tone="success" role="status">
          {texts.changed}
        </Notice>
      ) : null}
      <PaymentBox payment={payment} qr={qr} qrPicture={`/kosik/qr-platba?objednavka=${accessToken}`} />
      <div className={styles.columns}>
        <OrderTimeline order={order} entries={timeline} parcels={parcels.length} />
        <OrderLines order={order} />
      </div>
      <ParcelList parcels={parcels} />
      <DocumentList documents={documents} token={accessToken} />
      <OrderPeople order={order} />
      <Changes page={page} answer={answer} />
      <div className="row">
        <Button as={ShopLink} to="/kontakt" variant="line">
          {texts.help}
        </Button>
        {RETURNABLE.includes(order.state) ? (
          <Button as={ShopLink} to="/odstoupeni-od-smlouvy" variant="quiet">
            {texts.giveBack}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function OrderGlance({ detail: { order, payment } }: { detail: OrderDetail }) {
  const { placedAt, shipping } = order
  const isOff = ENDED.includes(order.state)
  const tone = isOff ? 'off' : payment.status === 'waiting_for_payment' ? 'warn' : 'highlight'
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
  if (!can.edit && !can.cancel) return null
  return (
    <section aria-labelledby="zmeny" className="stack">
      <h2 id="zmeny" className="h3">
        {texts.edit}
      </h2>
      <p className="muted">{texts.editUntil}</p>
      <Accordion size="small">
        {can.edit ? <EditContact order={order} answer={answer} /> : null}
        {can.edit && order.shipping.kind === 'address' ? <EditAddress order={order} answer={answer} /> : null}
        {can.edit && order.pickupPoint ? <EditPoint picker={page.picker} /> : null}
        {can.cancel ? <CancelOrder detail={page.detail} /> : null}
      </Accordion>
    </section>
  )
}

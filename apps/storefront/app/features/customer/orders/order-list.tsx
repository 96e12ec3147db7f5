import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { OrderState } from '@shop/domain/order/order-state'
import { Button } from '@shop/ui/button/button'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { orderListTexts as texts } from '#app/texts/customer/order-list.ts'
import { orderPageTexts } from '#app/texts/order/order-page.ts'
import type { OrderGlance } from './load-order.server.ts'
import styles from './order-list.module.css'

const THUMBS = 2

type Tone = 'moving' | 'good' | 'quiet'

const TONES: Record<OrderState, Tone> = {
  awaiting_payment: 'moving',
  awaiting_approval: 'moving',
  accepted: 'moving',
  on_hold: 'moving',
  packing: 'moving',
  partly_shipped: 'moving',
  shipped: 'moving',
  ready_for_pickup: 'moving',
  delivered: 'good',
  closed: 'good',
  expired: 'quiet',
  not_collected: 'quiet',
  cancelled: 'quiet',
}

/** Orders at a glance: pictures, what it was, where it is, and the one thing to do with it. */
export function OrderList({ orders }: { orders: OrderGlance[] }) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderGlance }) {
  const { id, number, state, placedAt, payable, goods } = order
  return (
    <li className={styles.row}>
      <span className={styles.thumbs}>
        {goods.slice(0, THUMBS).map(({ name, card }) => (
          <span key={name} className={styles.thumb} data-tint={card?.theme ?? undefined}>
            {card?.image ? <ShopPicture image={card.image} sizes="52px" maxWidth={104} decorative /> : null}
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <ShopLink to={`/ucet/objednavka/${id}`} className={styles.name}>
          {texts.goods(goods.map(({ name }) => name)) || number}
        </ShopLink>
        <span className="small muted">
          {formatDate(toPragueDay(placedAt))}
          <span className={styles.number}> · {texts.number(number)}</span>
        </span>
      </span>
      <span className={styles.state} data-tone={TONES[state]}>
        {accountTexts.orderStates[state]}
      </span>
      <b className={`num ${styles.amount}`}>{formatPrice(payable)}</b>
      <OrderAction order={order} />
    </li>
  )
}

const TO_TRACK: readonly OrderState[] = ['partly_shipped', 'shipped', 'ready_for_pickup']

/** To pay what waits, to follow what travels, otherwise to have it again. */
function OrderAction({ order: { id, number, state } }: { order: OrderGlance }) {
  const props = { as: ShopLink, size: 'small', className: styles.action } as const
  if (state === 'awaiting_payment' || TO_TRACK.includes(state)) {
    const words = state === 'awaiting_payment' ? texts.pay : texts.track
    return (
      <Button {...props} to={`/ucet/objednavka/${id}`} aria-label={texts.about(words, number)}>
        {words}
      </Button>
    )
  }
  if (state === 'awaiting_approval' || state === 'on_hold') {
    return (
      <Button {...props} to={`/ucet/objednavka/${id}`} variant="quiet" aria-label={texts.about(texts.show, number)}>
        {texts.show}
      </Button>
    )
  }
  return (
    <Button
      {...props}
      to={`/ucet/objednat-znovu/${id}`}
      prefetch="none"
      variant="line"
      aria-label={orderPageTexts.againLabel(number)}
    >
      {texts.again}
    </Button>
  )
}

import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { OrderState } from '@shop/domain/order/order-state'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import styles from '#app/features/customer/frame/account-list.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { orderPageTexts } from '#app/texts/order/order-page.ts'
import type { OrderGlance } from './load-order.server.ts'

const WAITING: readonly OrderState[] = ['awaiting_payment', 'awaiting_approval']

export function OrderList({ orders }: { orders: OrderGlance[] }) {
  return (
    <ul className={styles.list}>
      {orders.map(({ id, number, state, placedAt, payable }) => (
        <li key={id}>
          <span>
            <TextLink as={ShopLink} to={`/ucet/objednavka/${id}`} className="num">
              {number}
            </TextLink>
            <br />
            <span className="small muted">{formatDate(toPragueDay(placedAt))}</span>
          </span>
          <Badge tone={state === 'awaiting_payment' ? 'warn' : 'success'}>{accountTexts.orderStates[state]}</Badge>
          <b className="num">{formatPrice(payable)}</b>
          {WAITING.includes(state) ? null : (
            <form method="post" action={`/ucet/objednavka/${id}` satisfies ShopAddress}>
              <Button
                type="submit"
                name="intent"
                value="again"
                variant="line"
                size="small"
                aria-label={orderPageTexts.againLabel(number)}
              >
                {orderPageTexts.again}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}

import type { OrderView } from '@shop/contract/order'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import styles from './order-parts.module.css'
import { hasArrived, hasEnded, isWaiting } from './order-trail.ts'

/** The promised day for the calendar, as long as it is still to come; while money is awaited it may yet move. */
export function CalendarLink({ order, token }: { order: OrderView; token: string }) {
  if (!order.deliveryFrom || isWaiting(order) || hasArrived(order) || hasEnded(order)) return null
  return (
    <p className={styles.after}>
      <Button as="a" href={`/l/objednavka/${token}/doruceni.ics`} download variant="line" size="small">
        <Icon name="cal" />
        {texts.calendar}
      </Button>
    </p>
  )
}

import type { OrderDetail } from '@shop/contract/order-detail'
import { AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Form, useNavigation } from 'react-router'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

/** Says what happens with the money before anything is pressed. */
export function CancelOrder({ detail: { order, payment } }: { detail: OrderDetail }) {
  const isBusy = useNavigation().formData?.get('intent') === 'cancel'
  const held = payment.received - payment.refunded
  const isCash = order.payment.kind === 'cod'
  const hasExtras = order.creditsSpent > 0 || order.couponCode !== null
  return (
    <AccordionItem title={texts.cancel} heading="h3">
      <Form method="post" className="stack">
        <p>
          {held > 0 ? texts.cancelPaid(held) : isCash ? texts.cancelCod : texts.cancelUnpaid}{' '}
          {hasExtras ? texts.cancelRest : ''}
        </p>
        <Button type="submit" name="intent" value="cancel" variant="danger" loading={isBusy}>
          {texts.cancelConfirm}
        </Button>
      </Form>
    </AccordionItem>
  )
}

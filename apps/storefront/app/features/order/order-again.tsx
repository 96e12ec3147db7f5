import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

// A plain form: it leads to the cart, which is then loaded whole, with what has come into it.

/** Everything of the order into the cart once more. */
export function OrderAgain({ isMain }: { isMain: boolean }) {
  return (
    <form method="post" id="znovu">
      <Button type="submit" name="intent" value="again" variant={isMain ? undefined : 'line'}>
        <Icon name="repeat" />
        {texts.again}
      </Button>
    </form>
  )
}

/** For its own customer: on a page where everything is filled in, beside the cart. Opening it prepares something, so nobody fetches it ahead. */
export function ReorderLink({ orderId, isMain }: { orderId: number; isMain: boolean }) {
  return (
    <Button as={ShopLink} to={`/ucet/objednat-znovu/${orderId}`} prefetch="none" variant={isMain ? undefined : 'line'}>
      <Icon name="repeat" />
      {texts.again}
    </Button>
  )
}

/** One thing of it. */
export function LineAgain({ variantId, name }: { variantId: number; name: string }) {
  return (
    <form method="post">
      <input type="hidden" name="variantId" value={variantId} />
      <Button
        type="submit"
        name="intent"
        value="again"
        variant="quiet"
        size="small"
        aria-label={`${texts.lineAgain}: ${name}`}
      >
        {texts.lineAgain}
      </Button>
    </form>
  )
}

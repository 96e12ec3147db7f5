import type { PickupPointView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import styles from './shipping-form.module.css'

/** The point that was picked, and the way to another one. */
export function ChosenPoint({ code, point }: { code: string; point: PickupPointView }) {
  const { place, street, city, zip, openingHoursShort, refusal } = point
  return (
    <div className={styles.chosen}>
      <IconLine icon="pin">
        <b>{nonBreaking(place)}</b>
        <br />
        {nonBreaking(`${street}, ${formatZip(zip)} ${city}`)} · {openingHoursShort}
        {refusal ? (
          <>
            <br />
            <strong>{texts.pointRefusal(refusal.code, refusal.details)}</strong>
          </>
        ) : null}
      </IconLine>
      <Button
        as={ShopLink}
        to={`?${new URLSearchParams({ doprava: code })}`}
        variant="line"
        size="small"
        preventScrollReset
      >
        {texts.point.change}
      </Button>
    </div>
  )
}

import type { ShippingOptionView } from '@shop/contract/cart-view'
import type { CheckoutView } from '@shop/contract/checkout'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Badge } from '@shop/ui/badge/badge'
import type { IconName } from '@shop/ui/icon/icon-names'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import type { FormEvent } from 'react'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import type { PickerData } from '#app/features/checkout/points/load-picker.server.ts'
import { PointPicker } from '#app/features/checkout/points/point-picker.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import { ChosenPoint } from './chosen-point.tsx'
import styles from './shipping-form.module.css'

const ICONS: Record<ShippingOptionView['kind'], IconName> = {
  'pickup-point': 'pin',
  box: 'box',
  address: 'truck',
  'personal-pickup': 'shop',
}

interface ShippingChoiceProps {
  checkout: CheckoutView
  chosen: string | null
  picker: PickerData | null
  onChange: (event: FormEvent<HTMLFieldSetElement>) => void
}

/** What can carry the order, with price and day; what cannot stands last and says why. */
export function ShippingChoice({ checkout, chosen, picker, onChange }: ShippingChoiceProps) {
  const offered = checkout.cart.shippingOptions.filter(({ refusal }) => refusal?.code !== 'country_not_served')
  const possible = offered.filter(({ refusal }) => refusal === null)
  const closed = offered.filter(({ refusal }) => refusal !== null)
  return (
    <fieldset className={blocks.block} onChange={onChange}>
      <legend>{texts.shipping}</legend>
      <OptionCards>
        {possible.map((option) => (
          <OptionCard
            key={option.code}
            name="shippingCode"
            value={option.code}
            icon={ICONS[option.kind]}
            title={<Title option={option} among={possible} />}
            description={describe(option)}
            aside={option.amount ? formatPrice(option.amount) : texts.free}
            checked={chosen === option.code}
            onChange={ignore}
          >
            <PointOf option={option} checkout={checkout} picker={picker} />
          </OptionCard>
        ))}
        {closed.map(({ code, kind, name, refusal }) => (
          <OptionCard
            key={code}
            name="shippingCode"
            value={code}
            icon={ICONS[kind]}
            title={nonBreaking(name)}
            description={texts.shippingRefusal(refusal?.code ?? '', refusal?.details, kind)}
            aside={texts.none}
            disabled
          />
        ))}
      </OptionCards>
    </fieldset>
  )
}

/** The fieldset above saves; a controlled radio only wants to be told that somebody listens. */
function ignore() {}

/** Praise that all deserve says nothing. */
function Title({ option, among }: { option: ShippingOptionView; among: ShippingOptionView[] }) {
  const isCheapest = option.isCheapest && among.some((other) => !other.isCheapest)
  const isFastest = option.isFastest && among.some((other) => !other.isFastest)
  return (
    <>
      {nonBreaking(option.name)}
      {isCheapest ? (
        <Badge tone="outline" className={styles.badge}>
          {texts.cheapest}
        </Badge>
      ) : null}
      {isFastest ? (
        <Badge tone="outline" className={styles.badge}>
          {texts.fastest}
        </Badge>
      ) : null}
    </>
  )
}

function describe({ promise, parcels, kind, maxWeightGrams, description }: ShippingOptionView): string {
  const days = promise ? checkoutSummaryTexts.days(promise.earliest, promise.latest) : ''
  const limit = maxWeightGrams !== null && kind !== 'address' ? texts.limit(maxWeightGrams) : ''
  const sentences = [
    // A day ends with a dot of its own.
    days && `${days.charAt(0).toUpperCase()}${days.slice(1)}`,
    parcels > 1 ? texts.parcels(parcels) : '',
    limit || nonBreaking(description),
  ]
  return sentences.filter(Boolean).join(' ')
}

function PointOf({
  option,
  checkout,
  picker,
}: {
  option: ShippingOptionView
  checkout: CheckoutView
  picker: PickerData | null
}) {
  if (!option.needsPoint) return null
  if (picker?.code === option.code) return <PointPicker picker={picker} />
  if (checkout.shippingCode === option.code && checkout.pickupPoint) {
    return <ChosenPoint code={option.code} point={checkout.pickupPoint} />
  }
  return null
}

import type { PaymentOptionView } from '@shop/contract/checkout'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import type { IconName } from '@shop/ui/icon/icon-names'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import type { FormEvent } from 'react'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'

const ICONS: Record<PaymentOptionView['kind'], IconName> = {
  online: 'card',
  transfer: 'bank',
  cod: 'cash',
  invoice: 'mail',
}

interface PaymentChoiceProps {
  options: PaymentOptionView[]
  chosen: string | null
  onChange: (event: FormEvent<HTMLFieldSetElement>) => void
}

/** What fits the order and the chosen shipping; the rest says why it does not. */
export function PaymentChoice({ options, chosen, onChange }: PaymentChoiceProps) {
  return (
    <fieldset className={blocks.block} onChange={onChange}>
      <legend>{texts.payment}</legend>
      <OptionCards>
        {options.map(({ code, name, kind, description, fee, refusal }) => (
          <OptionCard
            key={code}
            name="paymentCode"
            value={code}
            icon={ICONS[kind]}
            title={nonBreaking(name)}
            description={refusal ? texts.paymentRefusal(refusal.code, refusal.details) : nonBreaking(description)}
            aside={refusal ? texts.none : fee === 0 ? texts.free : formatPrice(fee)}
            checked={chosen === code && !refusal}
            disabled={refusal !== null}
            onChange={ignore}
          />
        ))}
      </OptionCards>
    </fieldset>
  )
}

/** The fieldset above saves; a controlled radio only wants to be told that somebody listens. */
function ignore() {}

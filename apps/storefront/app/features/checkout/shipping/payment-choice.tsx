import type { PaymentOptionView } from '@shop/contract/checkout'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import type { IconName } from '@shop/ui/icon/icon-names'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { type MouseEvent, useState } from 'react'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { FoldedBlock } from '#app/features/checkout/frame/folded-block.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { listPayments } from './list-payments.ts'
import styles from './shipping-form.module.css'
import type { ShippingState } from './shipping-state.ts'
import type { Choice } from './use-choice.ts'

const ICONS: Record<PaymentOptionView['kind'], IconName> = {
  online: 'card',
  transfer: 'bank',
  cod: 'cash',
  invoice: 'mail',
}

interface PaymentChoiceProps {
  options: PaymentOptionView[]
  choice: Choice
  /** It stands as last time, and nobody has asked to change it. */
  isDecided: boolean
  /** Why the order was not placed; another payment may be the way on. */
  refused: ShippingState | undefined
}

/** What fits the order and the chosen shipping; the rest says why it does not. */
export function PaymentChoice({ options, choice, isDecided, refused }: PaymentChoiceProps) {
  const { paymentCode: chosen, isCurrent, save } = choice
  const [isOpen, setOpen] = useState(!isDecided)
  const [isPressed, setPressed] = useState(false)
  // Before anybody has decided there is only the list.
  const [hasRow, setHasRow] = useState(isDecided)
  const [told, setTold] = useState(refused)
  if (refused !== told) {
    setTold(refused)
    setOpen(true)
    setPressed(false)
  }
  const shown = listPayments(options, chosen)
  const option = shown.find(({ code, refusal }) => code === chosen && !refusal)
  const isFolded = isPressed && isCurrent

  function press({ detail, target }: MouseEvent) {
    if (detail > 0 && target instanceof Element && target.closest('label')) {
      setPressed(true)
      setHasRow(true)
    }
  }
  return (
    <section className={blocks.question} aria-labelledby="platba">
      <h2 id="platba">{texts.payment}</h2>
      <FoldedBlock
        decided={option && hasRow ? { title: nonBreaking(option.name), details: describe(option) } : null}
        label={texts.ofPayment}
        isOpen={isOpen && !isFolded}
        onToggle={(isNowOpen) => {
          setOpen(isNowOpen)
          if (isNowOpen) setPressed(false)
        }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only learns that a finger chose; the keys of the radios choose by themselves */}
        <fieldset className={styles.fields} onChange={save} onClick={press}>
          <legend className="visually-hidden">{texts.payment}</legend>
          <OptionCards>
            {shown.map(({ code, name, kind, fee, refusal }) => (
              <OptionCard
                key={code}
                name="paymentCode"
                value={code}
                icon={ICONS[kind]}
                title={nonBreaking(name)}
                description={refusal ? texts.paymentRefusal(refusal.code, refusal.details) : texts.paidHow[kind]}
                aside={refusal ? texts.none : priceOf(fee)}
                checked={chosen === code && !refusal}
                disabled={refusal !== null}
                onChange={ignore}
              />
            ))}
          </OptionCards>
        </fieldset>
      </FoldedBlock>
    </section>
  )
}

function describe({ kind, fee }: PaymentOptionView): string {
  return [texts.paidHow[kind], priceOf(fee)].join(' · ')
}

function priceOf(fee: number): string {
  return fee === 0 ? texts.free : formatPrice(fee)
}

/** The fieldset above saves; a controlled radio only wants to be told that somebody listens. */
function ignore() {}

import type { CheckoutView } from '@shop/contract/checkout'
import { formatDayAndMonth } from '@shop/czech/format-date'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { orderRegularTexts as texts } from '#app/texts/order/order-regular.ts'
import { CardConsent } from './card-consent.tsx'
import styles from './shipping-form.module.css'

interface RegularChoicesProps {
  checkout: CheckoutView
  /** The way of paying that is ticked. */
  paymentCode: string | null
}

/** What only a cart with something regular asks: about a plan with the same food, and about the card of the parcels to come. */
export function RegularChoices({ checkout, paymentCode }: RegularChoicesProps) {
  const { cart, sameFood, paymentOptions } = checkout
  if (cart.lines.every(({ regularWeeks }) => regularWeeks === null)) return null
  const isOnline = paymentOptions.some(({ code, kind }) => code === paymentCode && kind === 'online')
  return (
    <>
      {sameFood.length > 0 ? <SameFood sameFood={sameFood} /> : null}
      {isOnline ? <CardConsent /> : null}
    </>
  )
}

function SameFood({ sameFood }: Pick<CheckoutView, 'sameFood'>) {
  return (
    <section className={blocks.question} aria-labelledby="uz-jezdi">
      <h2 id="uz-jezdi">{texts.sameFood}</h2>
      <div className="stack">
        <p className="small">
          {sameFood.map(({ name, dueOn }) => texts.brings(name, formatDayAndMonth(dueOn))).join('; ')}
        </p>
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{texts.sameFood}</legend>
          <OptionCards>
            <OptionCard name="sameFood" value="replace" title={texts.replace} description={texts.replaceText} />
            <OptionCard name="sameFood" value="keep" title={texts.keep} description={texts.keepText} />
          </OptionCards>
        </fieldset>
      </div>
    </section>
  )
}

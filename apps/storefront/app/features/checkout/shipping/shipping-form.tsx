import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { PointForms } from '#app/features/checkout/points/point-forms.tsx'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { CartChanges } from './cart-changes.tsx'
import type { ShippingPageData } from './load-shipping.server.ts'
import { OrderRecap } from './order-recap.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PlaceOrderButton } from './place-order-button.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
import styles from './shipping-form.module.css'
import type { ShippingState } from './shipping-state.ts'
import { useChoice } from './use-choice.ts'

interface ShippingFormProps {
  page: ShippingPageData
  state: ShippingState | undefined
}

/** One form: what is chosen is saved at once by a script, or together with the button without one. */
export function ShippingForm({ page, state }: ShippingFormProps) {
  const { checkout, consents, picker, isSaved } = page
  const choice = useChoice(checkout, picker?.code)
  const { isCurrent, save } = choice
  const pending = usePending()
  return (
    <div className={blocks.form}>
      <div>
        <h1>{texts.heading}</h1>
      </div>
      <Refusal state={choice.refused ?? state} />
      {isSaved && !state ? (
        <Notice tone="success" role="status">
          {texts.saved}
        </Notice>
      ) : null}
      <CartChanges cart={checkout.cart} />
      {picker ? <PointForms picker={picker} /> : null}
      <Form method="post" id="objednavka" className={blocks.form}>
        {/* The Enter key on a choice presses the first button of the form: it must save, never order. */}
        <button
          type="submit"
          name="intent"
          value="choose"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        />
        <ShippingChoice checkout={checkout} chosen={choice.shippingCode} picker={picker} onChange={save} />
        <div>
          <PaymentChoice options={checkout.paymentOptions} chosen={choice.paymentCode} onChange={save} />
          <Button type="submit" name="intent" value="choose" variant="line" className={styles.unscripted}>
            {texts.save}
          </Button>
        </div>
        {consents.length > 0 ? (
          <section className={blocks.block} aria-labelledby="drobnosti">
            <h2 id="drobnosti">{texts.extras}</h2>
            {consents.map(({ topic, version, wording }) => (
              <Check key={topic} name={`consent.${topic}`} value={version}>
                {wording}
              </Check>
            ))}
          </section>
        ) : null}
        {isCurrent && checkout.confirmation ? <OrderRecap checkout={checkout} /> : <Missing checkout={checkout} />}
        <div>
          <div className={blocks.nav}>
            <Button as={ShopLink} to="/kosik/dodaci-udaje" variant="quiet">
              <Icon name="left" />
              {texts.back}
            </Button>
            <PlaceOrderButton
              checkout={checkout}
              isCurrent={isCurrent}
              isBusy={pending === 'place' || choice.isSaving}
            />
          </div>
        </div>
      </Form>
    </div>
  )
}

/** What keeps the order from being placed; changes and problems stand above with their own words. */
function Missing({ checkout: { missing } }: { checkout: ShippingPageData['checkout'] }) {
  const names = missing.map((what) => texts.whatIsMissing[what])
  return (
    <p role="status" className={blocks.missing}>
      {names.length > 0 ? `${texts.missing} ${names.join(', ')}` : null}
    </p>
  )
}

function Refusal({ state }: { state: ShippingState | undefined }) {
  const place = useRef<HTMLDivElement>(null)

  // Moves the reader of the screen to what the server has just said.
  useEffect(() => {
    if (state) place.current?.focus()
  }, [state])

  if (!state) return null
  return (
    <Notice ref={place} tone="danger" role="alert" tabIndex={-1}>
      {state.refusal}
    </Notice>
  )
}

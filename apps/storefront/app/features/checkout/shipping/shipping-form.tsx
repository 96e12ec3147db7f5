import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { describeDelivery } from '#app/features/checkout/delivery/describe-delivery.ts'
import { ShippingAdvice } from '#app/features/checkout/delivery/shipping-advice.tsx'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { describeContact } from '#app/features/checkout/frame/describe-contact.ts'
import { DecidedRow } from '#app/features/checkout/frame/folded-block.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { CartChanges } from './cart-changes.tsx'
import { toWallet } from './list-payments.ts'
import type { ShippingPageData } from './load-shipping.server.ts'
import { hasNothingToPay } from './nothing-to-pay.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { RegularChoices } from './regular-choices.tsx'
import styles from './shipping-form.module.css'
import type { ShippingState } from './shipping-state.ts'
import type { Choice } from './use-choice.ts'
import { Wallets } from './wallets.tsx'

export const ORDER_FORM = 'objednavka'

interface ShippingFormProps {
  page: ShippingPageData
  state: ShippingState | undefined
  choice: Choice
  isBusy: boolean
}

/** A check, not a form: what is decided stands in lines, and only the payment can be changed right here. */
export function ShippingForm({ page, state, choice, isBusy }: ShippingFormProps) {
  const { checkout, consents, isSaved, isChangingPayment } = page
  const isPaid = hasNothingToPay(checkout)
  const wallets = checkout.paymentOptions.flatMap(({ code, refusal }) => (refusal ? [] : (toWallet(code) ?? [])))
  return (
    <div className={styles.main}>
      <h1>{texts.heading}</h1>
      <Refusal state={choice.refused ?? state} />
      {isSaved && !state ? (
        <Notice tone="success" role="status">
          {texts.saved}
        </Notice>
      ) : null}
      <CartChanges cart={checkout.cart} />
      {checkout.confirmation && !isPaid ? (
        <Wallets
          offered={wallets}
          form={ORDER_FORM}
          total={formatPrice(checkout.cart.voucher?.rest ?? checkout.cart.payable)}
          isBusy={isBusy}
        />
      ) : null}
      <Form method="post" id={ORDER_FORM} className={styles.main}>
        {/* The Enter key on a choice presses the first button of the form: it must save, never order. */}
        <button
          type="submit"
          name="intent"
          value="choose"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        />
        <section aria-label={texts.recap} className={styles.recap}>
          <Decided page={page} />
          {isPaid ? (
            <NothingToPay checkout={checkout} />
          ) : (
            <PaymentChoice
              options={checkout.paymentOptions}
              choice={choice}
              isDecided={checkout.repeats.payment && !isChangingPayment && !state}
              refused={state}
            />
          )}
          <RegularChoices checkout={checkout} paymentCode={choice.paymentCode} />
        </section>
        <Button type="submit" name="intent" value="choose" variant="line" className={styles.unscripted}>
          {texts.save}
        </Button>
        <div>
          {consents.map(({ topic, version, wording }) => (
            <Check key={topic} name={`consent.${topic}`} value={version}>
              {wording}
            </Check>
          ))}
        </div>
        <Missing checkout={checkout} />
      </Form>
    </div>
  )
}

/** In the place of the question how to pay; the form sends what it was kept with. */
function NothingToPay({ checkout: { cart, paymentCode } }: Pick<ShippingPageData, 'checkout'>) {
  return (
    <section className={blocks.question} aria-label={texts.payment}>
      <p>{cart.voucher ? texts.coveredByVoucher : texts.covered}</p>
      <input type="hidden" name="paymentCode" value={paymentCode ?? ''} />
    </section>
  )
}

/** Where it goes and to whom; the step before changes it. */
function Decided({ page: { checkout } }: { page: ShippingPageData }) {
  const { details, cart, shippingCode } = checkout
  const delivery = describeDelivery(checkout)
  const option = cart.shippingOptions.find(({ code }) => code === shippingCode)
  return (
    <>
      {delivery ? (
        <div className={blocks.question}>
          <DecidedRow {...delivery}>
            <TextLink
              as={ShopLink}
              standalone
              to="/kosik/dodaci-udaje?zmenit=doruceni"
              aria-label={texts.changeDelivery}
            >
              {texts.change}
            </TextLink>
          </DecidedRow>
          <ShippingAdvice checkout={checkout} />
        </div>
      ) : null}
      {details ? (
        <div className={blocks.question}>
          <DecidedRow {...describeContact(details, option?.kind === 'address')}>
            <TextLink as={ShopLink} standalone to="/kosik/dodaci-udaje?zmenit=kontakt" aria-label={texts.changeContact}>
              {texts.change}
            </TextLink>
          </DecidedRow>
        </div>
      ) : null}
    </>
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

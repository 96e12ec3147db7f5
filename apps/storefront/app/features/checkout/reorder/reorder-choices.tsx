import type { CheckoutView } from '@shop/contract/checkout'
import type { ReorderView } from '@shop/contract/reorder'
import { formatPhone, formatZip } from '@shop/czech/format-contact'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { IconName } from '@shop/ui/icon/icon-names'
import { Notice } from '@shop/ui/notice/notice'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ShippingAdvice } from '#app/features/checkout/delivery/shipping-advice.tsx'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'
import { listWays } from './list-ways.ts'
import styles from './reorder-page.module.css'

interface ChoicesProps {
  view: ReorderView
  checkout: CheckoutView
}

/** Where, how paid and by whom taken: three rows that are already right, each with a way to change it. */
export function ReorderChoices({ view, checkout }: ChoicesProps) {
  return (
    <div>
      {view.pointBefore && checkout.pickupPoint ? (
        <Notice tone="warn" icon="info">
          {texts.pointMoved(view.pointBefore, placeOf(checkout.pickupPoint))}
        </Notice>
      ) : null}
      <Delivery view={view} checkout={checkout} />
      <ShippingAdvice checkout={checkout} />
      {view.paymentBefore ? (
        <Notice tone="warn" icon="info">
          {texts.paymentGone(view.paymentBefore)}
        </Notice>
      ) : null}
      <Payment checkout={checkout} />
      <Contact checkout={checkout} />
    </div>
  )
}

function Delivery({ view, checkout }: ChoicesProps) {
  const { cart, missing, pickupPoint } = checkout
  const isOpen = missing.includes('shipping') || missing.includes('pickup_point')
  const ways = listWays(view, checkout)
  return (
    <Row
      key={`${checkout.shippingCode}-${pickupPoint?.id}`}
      icon="pin"
      heading={isOpen ? texts.deliveryHere : whereTo(checkout)}
      details={isOpen ? null : whenAndHowMuch(cart)}
      isOpen={isOpen}
      label={texts.changeDelivery}
    >
      <Form method="post" preventScrollReset className="stack">
        <fieldset>
          <legend className="visually-hidden">{texts.delivery}</legend>
          <OptionCards>
            {ways.map(({ value, title, description, amount, isChosen }) => (
              <OptionCard
                key={value}
                name="way"
                value={value}
                title={nonBreaking(title)}
                description={nonBreaking(description)}
                aside={amount === 0 ? texts.free : formatPrice(amount)}
                defaultChecked={isChosen}
                required
              />
            ))}
          </OptionCards>
        </fieldset>
        <Button type="submit" name="intent" value="shipping">
          {texts.sendHere}
        </Button>
      </Form>
    </Row>
  )
}

function Payment({ checkout }: Pick<ChoicesProps, 'checkout'>) {
  const { paymentCode, paymentOptions, missing } = checkout
  const chosen = paymentOptions.find(({ code }) => code === paymentCode)
  return (
    <Row
      key={paymentCode}
      icon="card"
      heading={chosen ? nonBreaking(chosen.name) : texts.paymentHere}
      details={chosen?.kind === 'online' ? texts.gateway : null}
      isOpen={missing.includes('payment')}
      label={texts.changePayment}
    >
      <Form method="post" preventScrollReset className="stack">
        <fieldset>
          <legend className="visually-hidden">{texts.payment}</legend>
          <OptionCards>
            {paymentOptions.map(({ code, name, description, fee, refusal }) => (
              <OptionCard
                key={code}
                name="paymentCode"
                value={code}
                title={nonBreaking(name)}
                description={
                  refusal
                    ? checkoutShippingTexts.paymentRefusal(refusal.code, refusal.details)
                    : nonBreaking(description)
                }
                aside={refusal ? checkoutShippingTexts.none : fee === 0 ? texts.free : formatPrice(fee)}
                defaultChecked={code === paymentCode}
                disabled={refusal !== null}
                required
              />
            ))}
          </OptionCards>
        </fieldset>
        <Button type="submit" name="intent" value="payment">
          {texts.payThus}
        </Button>
      </Form>
    </Row>
  )
}

function Contact({ checkout: { details } }: { checkout: CheckoutView }) {
  if (!details) return null
  const { firstName, lastName, phone, email } = details
  return (
    <div className={styles.row}>
      <Icon name="user" />
      <div>
        <b>{`${firstName} ${lastName}`.trim()}</b>
        <div className="small muted">{`${formatPhone(phone)} · ${email}`}</div>
      </div>
    </div>
  )
}

interface RowProps {
  icon: IconName
  heading: string
  details: string | null
  /** Something must be chosen here first. */
  isOpen: boolean
  label: string
  children: ReactNode
}

function Row({ icon, heading, details, isOpen, label, children }: RowProps) {
  return (
    <details className={styles.choice} open={isOpen}>
      <summary className={styles.row}>
        <Icon name={icon} />
        <span>
          <b>{heading}</b>
          {details ? <span className={`small muted ${styles.details}`}>{details}</span> : null}
        </span>
        <span className={styles.change} aria-hidden="true">
          {texts.change}
        </span>
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className={styles.options}>{children}</div>
    </details>
  )
}

function placeOf({ place, name, city }: NonNullable<CheckoutView['pickupPoint']>): string {
  return texts.place(place || name, city)
}

function whereTo({ pickupPoint, details, cart, shippingCode }: CheckoutView): string {
  if (pickupPoint) return nonBreaking(placeOf(pickupPoint))
  const option = cart.shippingOptions.find(({ code }) => code === shippingCode)
  if (option?.kind === 'personal-pickup' || !details) return nonBreaking(option?.name ?? '')
  const { street, zip, city } = details.delivery ?? details
  return nonBreaking(`${street}, ${formatZip(zip)} ${city}`)
}

function whenAndHowMuch({ shipping, shippingOptions }: CheckoutView['cart']): string {
  const option = shippingOptions.find(({ code }) => code === shipping?.code)
  const promise = option?.promise
  const when = promise ? checkoutSummaryTexts.days(promise.earliest, promise.latest) : ''
  const record = promise?.record ? checkoutSummaryTexts.record(promise.record) : ''
  const amount = shipping ? (shipping.amount === 0 ? texts.free : formatPrice(shipping.amount)) : ''
  return [nonBreaking(option?.name ?? ''), when, amount, record].filter(Boolean).join(' · ')
}

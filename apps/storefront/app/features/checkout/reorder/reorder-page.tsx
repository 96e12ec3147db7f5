import type { CheckoutView } from '@shop/contract/checkout'
import { ORDER_BUTTON } from '@shop/contract/order'
import type { ReorderView } from '@shop/contract/reorder'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useLoadedDogs } from '#app/state/dog.ts'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'
import { describeDifference } from './describe-difference.ts'
import type { ReorderPageData } from './load-reorder.server.ts'
import { ReorderChoices } from './reorder-choices.tsx'
import { ReorderLine } from './reorder-line.tsx'
import styles from './reorder-page.module.css'
import { SoldOut } from './sold-out.tsx'

/** One order once more: what it is, what changed, where it goes, and one button. */
export function ReorderPage({ page, refusal }: { page: ReorderPageData; refusal: string | null }) {
  const { view, today } = page
  const dogs = useLoadedDogs(page.dogs, true)
  const { checkout } = view
  if (!checkout) return null
  const { lines } = checkout.cart
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h1 className="h2">{texts.heading}</h1>
            <p className="small muted">{texts.from(toPragueDay(view.placedAt))}</p>
          </div>
          <IconButton as={ShopLink} to="/ucet/prehled" icon="x" label={texts.close} />
        </header>
        {refusal ? (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        ) : null}
        <section aria-label={texts.goods}>
          {lines.map((line) => (
            <ReorderLine key={line.id} line={line} dogs={dogs} today={today} isOnly={lines.length === 1} />
          ))}
          {view.soldOut.map((one) => (
            <SoldOut key={one.line.id} soldOut={one} />
          ))}
        </section>
        <Difference view={view} />
        {lines.length === 0 ? <NothingLeft /> : <ReorderChoices view={view} checkout={checkout} />}
        {lines.length === 0 ? null : <PlaceBar checkout={checkout} />}
        {lines.length === 0 ? null : <ThroughCart />}
      </div>
    </div>
  )
}

function Difference({ view }: { view: ReorderView }) {
  const said = describeDifference(view)
  if (!said) return null
  return (
    <Notice tone={said.tone} icon="info">
      {said.headline ? <b>{said.headline}</b> : null} {said.reasons.join(' ')}
    </Notice>
  )
}

function NothingLeft() {
  return (
    <div className="stack">
      <p>{texts.empty}</p>
      <Button as={ShopLink} to="/produkty">
        {texts.shop}
      </Button>
    </div>
  )
}

/** The words on the button make the contract, so it is here only when nothing is left to be chosen. */
function PlaceBar({ checkout }: { checkout: CheckoutView }) {
  const { cart, confirmation } = checkout
  const isFree = cart.shipping?.amount === 0
  const isPlacing = usePending() === 'place'
  if (!confirmation || cart.id === null) return <Incomplete checkout={checkout} />
  return (
    <Form method="post" className={styles.bar}>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="cartId" value={cart.id} />
      <input type="hidden" name="confirmation" value={confirmation} />
      <input type="hidden" name="payable" value={cart.payable} />
      <p className="row-between">
        <span className="small">{isFree ? `${texts.total}, ${texts.freeShipping}` : texts.total}</span>
        <b className={`display ${styles.total}`}>{formatPrice(cart.payable)}</b>
      </p>
      <Button type="submit" variant="highlight" size="large" block loading={isPlacing}>
        <span>
          {ORDER_BUTTON} <span className={styles.price}>· {formatPrice(cart.payable)}</span>
        </span>
      </Button>
      <p className="xs muted">
        {texts.termsBefore}{' '}
        <TextLink as={ShopLink} to="/s/obchodni-podminky">
          {texts.terms}
        </TextLink>
        . {texts.termsAfter}
      </p>
    </Form>
  )
}

const CHOSEN_HERE: readonly string[] = ['payment', 'shipping', 'pickup_point']

function Incomplete({ checkout: { missing } }: { checkout: CheckoutView }) {
  // What can be chosen on this page stands open above; only the rest needs the long way.
  if (missing.every((one) => CHOSEN_HERE.includes(one))) return null
  return (
    <Form method="post" className={styles.bar}>
      <p>{texts.incomplete}</p>
      <Button type="submit" name="intent" value="cart" size="large" block>
        {texts.throughCart}
      </Button>
    </Form>
  )
}

function ThroughCart() {
  return (
    <Form method="post" className={`row small ${styles.elsewhere}`}>
      <span>{texts.elsewhere}</span>
      <Button type="submit" name="intent" value="cart" variant="quiet" size="small">
        {texts.throughCart}
      </Button>
    </Form>
  )
}

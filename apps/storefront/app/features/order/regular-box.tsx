import type { OrderRegular } from '@shop/contract/order-detail'
import { nonBreaking } from '@shop/czech/non-breaking'
import { monthlyPrice } from '@shop/domain/plan/monthly-price'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Field } from '@shop/ui/field/field'
import { Icon } from '@shop/ui/icon/icon'
import { Select } from '@shop/ui/select/select'
import { Form, useNavigation } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, stateOf } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { orderRegularTexts as texts } from '#app/texts/order/order-regular.ts'
import styles from './regular-box.module.css'

export const REGULAR_FORM = 'pravidelne'
const USUAL_WEEKS = 4

export interface BowlDog {
  id: number
  name: string
}

interface RegularBoxProps {
  regular: OrderRegular
  /** Whoever has no account is led by the mail, not to a page that asks for a password. */
  isGuest: boolean
  dogs: readonly BowlDog[]
  /** What the last form of the page was answered. */
  answer: unknown
}

/** What an order has to do with regular delivery: it runs, or begins with one press; nothing is sent by that. */
export function RegularBox({ regular: { plan, weeks, offer }, isGuest, dogs, answer }: RegularBoxProps) {
  const state = stateOf(REGULAR_FORM, answer)
  if (plan && plan.state !== 'ended') {
    return (
      <section className={styles.box} aria-labelledby={REGULAR_FORM}>
        <Running plan={plan} isGuest={isGuest} />
        {plan.asksForBowl && dogs.length > 0 ? <ByBowl dogs={dogs} /> : null}
      </section>
    )
  }
  if (weeks.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby={REGULAR_FORM}>
      <h2 id={REGULAR_FORM} className="h3">
        {texts.offer}
      </h2>
      <FormProblems state={state} />
      <Form method="post" className={styles.form} preventScrollReset>
        {state?.code === 'plan_exists' ? (
          <SameFood state={state} />
        ) : (
          <Offer offer={offer} weeks={weeks} dogs={dogs} written={state?.values ?? {}} />
        )}
      </Form>
    </section>
  )
}

type Plan = NonNullable<OrderRegular['plan']>

function Running({ plan: { state, cycleNo }, isGuest }: { plan: Plan; isGuest: boolean }) {
  const [heading, text] =
    state === 'paused'
      ? [texts.paused, texts.pausedText]
      : cycleNo === 1
        ? [texts.running, texts.runningText]
        : [texts.parcel, texts.parcelText]
  return (
    <>
      <h2 id={REGULAR_FORM} className="h3">
        {heading}
      </h2>
      <p className="small" role="status">
        {text} {isGuest ? texts.guest : null}
      </p>
      {isGuest ? null : (
        <p>
          <Button as={ShopLink} to="/ucet/pravidelne-doruceni" variant="line" size="small">
            <Icon name="repeat" />
            {texts.settings}
          </Button>
        </p>
      )}
    </>
  )
}

interface OfferProps {
  /** Null from a service of the release before. */
  offer: OrderRegular['offer']
  weeks: number[]
  dogs: readonly BowlDog[]
  written: FormState['values']
}

/** Goods and price stand before the button; by the month in each rhythm, so that none needs a script. */
function Offer({ offer, weeks, dogs, written }: OfferProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'regular'
  const usual = weeks.includes(USUAL_WEEKS) ? USUAL_WEEKS : weeks[0]
  return (
    <>
      <p className="small">{texts.offerText}</p>
      {offer ? (
        <p>
          <b>{nonBreaking(offer.lines.map(texts.line).join(', '))}</b>, {texts.each(offer.payable)}
        </p>
      ) : null}
      {dogs.length > 0 ? (
        <Check name="byBowl" value="1" defaultChecked={written.byBowl !== undefined}>
          {texts.byBowl}
        </Check>
      ) : null}
      <div className={styles.press}>
        <Field label={texts.interval}>
          <Select name="weeks" defaultValue={written.weeks ?? usual}>
            {weeks.map((count) => (
              <option key={count} value={count}>
                {texts.weeks(count)}
                {offer ? texts.monthly(monthlyPrice([{ amount: offer.payable, regularWeeks: count }])) : null}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" name="intent" value="regular" variant="line" loading={isBusy}>
          <Icon name="repeat" />
          {texts.start}
        </Button>
      </div>
    </>
  )
}

/** Asked once more with what was chosen; each of the two answers is a press. */
function SameFood({ state: { values } }: { state: FormState }) {
  return (
    <>
      <input type="hidden" name="intent" value="regular" />
      {['weeks', 'byBowl', 'dogId'].map((name) =>
        values[name] ? <input key={name} type="hidden" name={name} value={values[name]} /> : null,
      )}
      <div className="row">
        <Button type="submit" name="sameFood" value="replace" variant="line" size="small">
          {texts.replace}
        </Button>
        <Button type="submit" name="sameFood" value="keep" variant="quiet" size="small">
          {texts.keep}
        </Button>
      </div>
    </>
  )
}

function ByBowl({ dogs }: { dogs: readonly BowlDog[] }) {
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <h3 className="label">{texts.bowl}</h3>
      <p className="small">{texts.bowlText}</p>
      <input type="hidden" name="byBowl" value="1" />
      <div className={styles.press}>
        {dogs.length > 1 ? (
          <Field label={texts.forWhom}>
            <Select name="dogId" defaultValue="">
              <option value="">{texts.wholePack}</option>
              {dogs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <input type="hidden" name="dogId" value={dogs[0]?.id} />
        )}
        <Button type="submit" name="intent" value="regular" variant="line">
          {texts.bowlStart}
        </Button>
      </div>
    </Form>
  )
}

import type { PlanView } from '@shop/contract/plan/plan'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { Select } from '@shop/ui/select/select'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import list from '#app/features/customer/frame/account-list.module.css'
import { FormInput } from '#app/forms/form-field.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planSettingTexts as texts } from '#app/texts/customer/plan-settings.ts'
import styles from './cycle-forms.module.css'
import type { OpenPanel } from './load-plans.server.ts'

interface PlaceFormsProps {
  plan: PlanView
  where: NonNullable<OpenPanel['where']>
}

/** To the door by one of the couriers, or to a point that is looked for in the address of the page. */
export function PlaceForms({ plan, where }: PlaceFormsProps) {
  return (
    <>
      <CourierForm plan={plan} where={where} />
      <PointSearch plan={plan} where={where} />
      {where.points.length > 0 ? <PointList plan={plan} where={where} /> : null}
    </>
  )
}

function Keys({ plan }: { plan: PlanView }) {
  return (
    <>
      <input type="hidden" name="planId" value={plan.planId} />
      <input type="hidden" name="version" value={plan.version} />
    </>
  )
}

function CourierForm({ plan, where: { couriers, addresses } }: PlaceFormsProps) {
  const chosen = couriers.find(({ code }) => code === plan.shipping?.code) ?? couriers[0]
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <Keys plan={plan} />
      <fieldset>
        <legend className="label">{texts.courier}</legend>
        <OptionCards>
          {couriers.map(({ code, name, price, freeFrom }) => (
            <OptionCard
              key={code}
              name="shippingCode"
              value={code}
              defaultChecked={code === chosen?.code}
              title={name}
              description={freeFrom ? texts.from(freeFrom) : undefined}
              aside={texts.price(price)}
            />
          ))}
        </OptionCards>
      </fieldset>
      <Field id={`adresa-${plan.planId}`} label={texts.address}>
        <Select name="addressId" defaultValue="">
          <option value="">{texts.addressNow}</option>
          {addresses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="row">
        <Button type="submit" name="intent" value="courier">
          {texts.saveAddress}
        </Button>
        <TextLink as={ShopLink} to="/ucet/adresy?pridat" prefetch="none" standalone>
          {texts.addressBook}
        </TextLink>
      </div>
    </Form>
  )
}

function PointSearch({ plan, where: { near, isAsked, points } }: PlaceFormsProps) {
  return (
    <Form method="get" preventScrollReset className={styles.form}>
      <h4 className="label">{texts.point}</h4>
      <input type="hidden" name="plan" value={plan.planId} />
      <input type="hidden" name="akce" value="kam" />
      <div className={styles.search}>
        <FormInput form="vydejni" name="misto" label={texts.pointSearch} state={undefined} value={near} required />
        <Button type="submit" variant="line">
          {texts.pointFind}
        </Button>
      </div>
      {isAsked && points.length === 0 ? <p>{texts.pointEmpty}</p> : null}
    </Form>
  )
}

function PointList({ plan, where: { points } }: PlaceFormsProps) {
  return (
    <Form method="post" preventScrollReset>
      <Keys plan={plan} />
      <input type="hidden" name="intent" value="point" />
      <ul className={list.list} aria-label={texts.pointList}>
        {points.map(({ id, shippingCode, name, way, address }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <br />
              <span className="small">{[way, address].filter(Boolean).join(', ')}</span>
            </span>
            <Button
              type="submit"
              name="point"
              value={`${id}:${shippingCode}`}
              variant="line"
              size="small"
              aria-label={`${texts.pointPick} ${name}, ${address}`}
            >
              {texts.pointPick}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  )
}

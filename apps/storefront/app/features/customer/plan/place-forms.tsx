import type { PlanView } from '@shop/contract/plan/plan'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { Select } from '@shop/ui/select/select'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planSettingTexts as texts } from '#app/texts/customer/plan-settings.ts'
import styles from './cycle-forms.module.css'
import type { OpenPanel } from './load-plans.server.ts'
import { PlanKeys, PointList, PointSearch } from './place/point-forms.tsx'

interface PlaceFormsProps {
  plan: PlanView
  where: NonNullable<OpenPanel['where']>
}

/** To the door by one of the couriers, or to a point that is looked for in the address of the page. */
export function PlaceForms({ plan, where }: PlaceFormsProps) {
  return (
    <>
      <CourierForm plan={plan} where={where} />
      <PointSearch found={where} keep={{ plan: String(plan.planId), akce: 'kam' }} />
      {where.points.length > 0 ? <PointList plan={plan} points={where.points} /> : null}
    </>
  )
}

function CourierForm({ plan, where: { couriers, addresses } }: PlaceFormsProps) {
  const chosen = couriers.find(({ code }) => code === plan.shipping?.code) ?? couriers[0]
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <PlanKeys plan={plan} />
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

import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import styles from '#app/features/customer/frame/account-list.module.css'
import type { OrderPageData } from '#app/features/order/load-order-page.server.ts'
import { FormInput } from '#app/forms/form-field.tsx'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

/** Another place to pick the goods up; looking for one stands in the address, as in the checkout. */
export function EditPoint({ picker }: Pick<OrderPageData, 'picker'>) {
  const points = picker?.points.filter(({ refusal }) => refusal === null) ?? []
  return (
    <AccordionItem title={texts.point} heading="h3" open={picker !== null}>
      <div className="stack">
        <Form method="get" preventScrollReset className="row">
          <FormInput
            form="point"
            name="misto"
            label={texts.pointSearch}
            state={undefined}
            value={picker?.near}
            required
          />
          <Button type="submit" variant="line">
            {texts.pointFind}
          </Button>
        </Form>
        {picker && points.length === 0 ? <p>{texts.pointEmpty}</p> : null}
        {points.length > 0 ? (
          <Form method="post">
            <input type="hidden" name="intent" value="point" />
            <ul className={styles.list} aria-label={texts.pointList}>
              {points.map(({ id, place, street, zip, city }) => (
                <li key={id}>
                  <span>
                    <b>{nonBreaking(place)}</b>
                    <br />
                    <span className="small">{nonBreaking(`${street}, ${formatZip(zip)} ${city}`)}</span>
                  </span>
                  <Button
                    type="submit"
                    name="pickupPointId"
                    value={id}
                    variant="line"
                    size="small"
                    aria-label={`${texts.pointPick} ${place}, ${street}`}
                  >
                    {texts.pointPick}
                  </Button>
                </li>
              ))}
            </ul>
          </Form>
        ) : null}
      </div>
    </AccordionItem>
  )
}

import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'
import styles from './reorder-page.module.css'

/** After a reload or with Back: the order is there, and a second one takes a wish of its own. */
export function RepeatedReorder({ number, orderId }: { number: string; orderId: number }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.sheet}>
        <h1 className="h2">{texts.repeatedHeading}</h1>
        <p>{texts.repeated(number)}</p>
        <div className="row">
          <Button as={ShopLink} to={`/ucet/objednavka/${orderId}`}>
            {texts.openOrder}
          </Button>
          <Form method="post">
            <Button type="submit" name="intent" value="anew" variant="line">
              {texts.anew}
            </Button>
          </Form>
        </div>
      </div>
    </div>
  )
}

import type { ProductAlertView } from '@shop/contract/endpoints/catalog-endpoints'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { productAlertTexts as texts } from '#app/texts/catalog/product-alert.ts'

/** Only a press of a person changes anything; what has ended offers to end the rest. */
export function ProductAlertButtons({ view: { state, others } }: { view: ProductAlertView }) {
  if (state === 'cancelled' || (state === 'told' && others === 0)) return null
  return (
    <>
      {state === 'told' ? <p>{texts.others(others)}</p> : null}
      <Form method="post" className="row">
        {state === 'waiting' ? (
          <Button type="submit" name="intent" value="confirm" size="large">
            {texts.confirm}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="cancel" variant="line" size="large">
          {state === 'told' ? texts.cancelOthers : texts.cancel}
        </Button>
      </Form>
    </>
  )
}

import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { useFetcher } from 'react-router'
import type { VariantView } from '#app/goods/product-view.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './product-alert-form.module.css'

/** What the action of the product page answers to this form. */
export type WatchAnswer = {
  kind: 'back_in_stock' | 'price_drop'
  watch: 'done' | 'failed' | 'invalid' | 'invalidPrice'
}

interface ProductAlertFormProps {
  variant: VariantView
  /** The answer when the form was sent without scripts. */
  answer: WatchAnswer | undefined
}

export function ProductAlertForm({ variant, answer }: ProductAlertFormProps) {
  const fetcher = useFetcher<WatchAnswer>()
  const state = (fetcher.data ?? (answer?.kind === 'back_in_stock' ? answer : undefined))?.watch
  const { watch } = productTexts
  return (
    <section id="hlidac" className={styles.box}>
      <h2 className="h4">{watch.heading}</h2>
      {state === 'done' ? (
        <Notice tone="success" role="status">
          {watch.done}
        </Notice>
      ) : (
        <fetcher.Form method="post" className={styles.form}>
          <input type="hidden" name="variantId" value={variant.id} />
          <p className="small">{watch.text}</p>
          <Field label={watch.email} error={state ? watch[state === 'failed' ? 'failed' : 'invalid'] : undefined}>
            <Input type="email" name="email" autoComplete="email" required />
          </Field>
          <Button type="submit" name="intent" value="watch" loading={fetcher.state !== 'idle'}>
            {watch.submit}
          </Button>
        </fetcher.Form>
      )}
    </section>
  )
}

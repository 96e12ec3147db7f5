import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { useFetcher } from 'react-router'
import type { VariantView } from '#app/goods/product-view.ts'
import { productSectionTexts } from '#app/texts/catalog/product-sections.ts'
import styles from './product-alert-form.module.css'
import type { WatchAnswer } from './product-alert-form.tsx'

interface PriceAlertFormProps {
  variant: VariantView
  /** The answer when the form was sent without scripts. */
  answer: WatchAnswer | undefined
}

/** Tells once when the pack gets cheaper, or as cheap as wished. */
export function PriceAlertForm({ variant, answer }: PriceAlertFormProps) {
  const fetcher = useFetcher<WatchAnswer>()
  const state = (fetcher.data ?? (answer?.kind === 'price_drop' ? answer : undefined))?.watch
  const texts = productSectionTexts.watchPrice
  if (state === 'done') {
    return (
      <Notice tone="success" role="status">
        {texts.done}
      </Notice>
    )
  }
  return (
    <fetcher.Form method="post" className={styles.form}>
      <input type="hidden" name="variantId" value={variant.id} />
      <input type="hidden" name="kind" value="price_drop" />
      <p className="small">{texts.text}</p>
      <Field label={texts.email} error={state && state !== 'invalidPrice' ? texts[state] : undefined}>
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label={texts.wish} hint={texts.wishHint} error={state === 'invalidPrice' ? texts.invalidPrice : undefined}>
        <Input name="wishedPrice" inputMode="decimal" autoComplete="off" />
      </Field>
      <Button type="submit" name="intent" value="watch" loading={fetcher.state !== 'idle'}>
        {texts.submit}
      </Button>
    </fetcher.Form>
  )
}

import type { ShippingOptionView } from '@shop/contract/cart-view'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

/** The soonest day it can be brought, before anybody has chosen how. Fetching it oneself is another matter. */
export function ShippingPromise({ options }: { options: readonly ShippingOptionView[] }) {
  const promise = options
    .filter(({ kind, refusal }) => kind !== 'personal-pickup' && refusal === null)
    .flatMap((option) => option.promise ?? [])
    .toSorted((one, other) => one.latest.date.localeCompare(other.latest.date))[0]
  if (!promise) return null
  const { orderBy, latest } = promise
  return (
    <IconLine icon="truck">
      {texts.orderBy(orderBy)} {texts.andArrives} <b>{texts.arrives(latest.date, latest.relation)}</b>
    </IconLine>
  )
}

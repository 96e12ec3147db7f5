import type { OwnPrice } from '@shop/contract/wholesale/own-prices'
import { formatPrice } from '@shop/czech/format-price'
import type { TraceEntry } from '@shop/domain/cart/pricing-trace'
import { packSteps } from '@shop/domain/wholesale/pallet'
import { Why } from '#app/features/cart/line/why.tsx'
import { ownPriceTexts as texts } from '#app/texts/catalog/own-price.ts'

/** Whose price it is, the same with VAT, how it is packed and why it is so much. Where steps stand elsewhere there is room for what packs come to. */
export function OwnPriceNote({ own, of, steps = true }: { own: OwnPrice; of: string; steps?: boolean | undefined }) {
  const [first] = own.steps
  const packs = packSteps(
    own.packing,
    (pieces) => own.steps.findLast(({ from }) => from <= pieces)?.price ?? own.unitPrice,
  )
  return (
    <span role="note">
      {own.withVat === null ? texts.yours : texts.withVat(formatPrice(own.withVat))}
      {steps && first ? ` · ${texts.step(first.from, formatPrice(first.price))}` : null}{' '}
      {packs.length > 0 ? `${texts.packs(packs, !steps)} ` : null}
      {/* On the wire an entry is any object with a code; the pricing writes no others than these. */}
      <Why of={texts.priceOf(of)} entries={own.reasons as unknown as TraceEntry[]} />
    </span>
  )
}

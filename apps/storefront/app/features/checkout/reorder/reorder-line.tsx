import type { CartLineView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Button } from '@shop/ui/button/button'
import { LineItem } from '@shop/ui/line-item/line-item'
import { Quantity } from '@shop/ui/quantity/quantity'
import { Form, useSubmit } from 'react-router'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { LineDogs } from '#app/features/cart/line/line-dogs.tsx'
import plain from '#app/features/cart/line/without-script.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'

const MOST = 200

interface ReorderLineProps {
  line: CartLineView
  dogs: readonly KeptDog[]
  today: string
  /** The last thing is not taken out: what would be left is no order. */
  isOnly: boolean
}

export function ReorderLine({ line, dogs, today, isOnly }: ReorderLineProps) {
  return (
    <LineItem
      data-tint={proteinTint(line.protein) ?? undefined}
      picture={<CartPicture image={line.image} size={84} />}
      name={<ShopLink to={`/produkt/${line.slug}?varianta=${line.sku}`}>{nonBreaking(line.name)}</ShopLink>}
      details={
        <>
          <div className="small muted">{nonBreaking(line.variantName)}</div>
          <LineDogs line={line} dogs={dogs} today={today} />
        </>
      }
      sum={line.isGift ? texts.free : formatPrice(line.amount)}
    >
      {line.isGift ? (
        <span className="small muted">{checkoutSummaryTexts.pieces(line.pieces)}</span>
      ) : (
        <Pieces key={line.pieces} line={line} isOnly={isOnly} />
      )}
    </LineItem>
  )
}

function Pieces({ line: { id, name, pieces }, isOnly }: Pick<ReorderLineProps, 'line' | 'isOnly'>) {
  const submit = useSubmit()
  const send = (wished: number) =>
    void submit(
      { intent: 'pieces', lineId: id, pieces: String(wished) },
      { method: 'post', replace: true, preventScrollReset: true },
    )
  return (
    <Form method="post" replace preventScrollReset className="row">
      <input type="hidden" name="intent" value="pieces" />
      <input type="hidden" name="lineId" value={id} />
      <Quantity
        name="pieces"
        defaultValue={pieces}
        min={isOnly ? 1 : 0}
        max={MOST}
        labels={{ value: texts.piecesOf(name), less: texts.fewerOf(name), more: texts.moreOf(name) }}
        onValueChange={send}
      />
      <Button type="submit" variant="line" size="small" className={plain.only}>
        {texts.recount}
      </Button>
    </Form>
  )
}

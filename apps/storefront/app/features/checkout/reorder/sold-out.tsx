import type { SoldOutLine } from '@shop/contract/reorder'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { LineItem } from '@shop/ui/line-item/line-item'
import { Form } from 'react-router'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'
import styles from './reorder-page.module.css'

/** What cannot be had now: crossed out, not counted, and something in its place one tap away. */
export function SoldOut({ soldOut: { line, swaps } }: { soldOut: SoldOutLine }) {
  const [swap] = swaps
  return (
    <LineItem
      className={styles.soldOut}
      data-tint={proteinTint(line.protein) ?? undefined}
      picture={<CartPicture image={line.image} size={84} />}
      name={<s>{nonBreaking(line.name)}</s>}
      details={
        <>
          <div className="small muted">{nonBreaking(line.variantName)}</div>
          <p className="small">
            <b>{line.isSold ? texts.soldOut : texts.gone}.</b>{' '}
            {swap ? texts.swapFor(swap.name, swap.variantName, swap.unitPrice) : texts.noSwap}
          </p>
        </>
      }
      sum={null}
    >
      {swap ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name="variantId" value={swap.variantId} />
          <input type="hidden" name="pieces" value={Math.min(line.pieces, Math.max(1, swap.inStock))} />
          <Button
            type="submit"
            name="intent"
            value="swap"
            size="small"
            aria-label={texts.swapLabel(swap.name, swap.variantName)}
          >
            <Icon name="repeat" />
            {texts.swap}
          </Button>
        </Form>
      ) : null}
    </LineItem>
  )
}

import { GROUP_MOST_PIECES, type GroupPage } from '@shop/contract/order/group-order'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { LineItem } from '@shop/ui/line-item/line-item'
import { Quantity } from '@shop/ui/quantity/quantity'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { groupOrderTexts as texts } from '#app/texts/customer/group-order.ts'
import { PIECES_FIELD } from './group-forms.ts'
import styles from './group-page.module.css'

interface GoodsChoiceProps {
  goods: GroupPage['goods']
  /** What was written before the form was refused. */
  values?: Record<string, string> | undefined
  /** Only to be seen. */
  isFixed?: boolean
}

/** What the trainer offers, each with a number; it works without a script. */
export function GoodsChoice({ goods, values, isFixed = false }: GoodsChoiceProps) {
  return (
    <div className={styles.goods}>
      {goods.map(({ goods: one, price, togetherPrice, pieces }) => {
        const name = `${one.name} ${one.variantName}`
        const field = `${PIECES_FIELD}${one.variantId}`
        const labels = { value: texts.pieces(name), less: texts.lessOf(name), more: texts.moreOf(name) }
        return (
          <LineItem
            key={one.variantId}
            data-tint={proteinTint(one.protein) ?? undefined}
            picture={<CartPicture image={one.image} />}
            name={<ShopLink to={`/produkt/${one.slug}?varianta=${one.sku}`}>{nonBreaking(one.name)}</ShopLink>}
            details={
              <>
                <p className="xs muted">{nonBreaking(one.variantName)}</p>
                {togetherPrice < price ? <p className={styles.together}>{texts.togetherPrice(togetherPrice)}</p> : null}
              </>
            }
            sum={texts.price(price)}
          >
            {isFixed ? (
              <p className="small">{`${pieces}×`}</p>
            ) : (
              <Quantity
                name={field}
                labels={labels}
                defaultValue={Number(values?.[field] ?? pieces)}
                min={0}
                max={GROUP_MOST_PIECES}
              />
            )}
          </LineItem>
        )
      })}
    </div>
  )
}

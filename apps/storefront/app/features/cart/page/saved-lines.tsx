import type { CartView, SavedLineView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Button } from '@shop/ui/button/button'
import { LineItem } from '@shop/ui/line-item/line-item'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { LineChange } from '#app/features/cart/line/line-change.tsx'
import { LineWarnings } from '#app/features/cart/line/line-warnings.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './saved-lines.module.css'

/** What waits for another time, at today's price. */
export function SavedLines({ cart: { saved, version }, dogs }: { cart: CartView; dogs: readonly KeptDog[] }) {
  if (saved.length === 0) return null
  return (
    <section className={styles.saved}>
      <h2 className="h3">{texts.saved}</h2>
      <div>
        {saved.map((line) => (
          <SavedLine key={line.id} line={line} version={version} dogs={dogs} />
        ))}
      </div>
    </section>
  )
}

interface SavedLineProps {
  line: SavedLineView
  version: number
  dogs: readonly KeptDog[]
}

function SavedLine({ line, version, dogs }: SavedLineProps) {
  const { id: lineId, name, isSold, inStock, seenPrice: was, unitPrice: is } = line
  return (
    <LineItem
      data-tint={proteinTint(line.protein) ?? undefined}
      picture={<CartPicture image={line.image} />}
      name={<ShopLink to={`/produkt/${line.slug}?varianta=${line.sku}`}>{nonBreaking(name)}</ShopLink>}
      details={
        <>
          <p className="xs muted">
            {nonBreaking(line.variantName)} · {texts.pieces(line.pieces)}
          </p>
          {isSold && was !== is ? <LineChange change={{ kind: 'price', lineId, was, is }} /> : null}
          {isSold && inStock === 0 ? <p className="xs semi">{texts.soldOut}</p> : null}
          <LineWarnings line={line} dogs={dogs} />
        </>
      }
      sum={isSold ? formatPrice(is) : null}
    >
      <div className="row">
        {isSold && inStock > 0 ? (
          <CartForm intent="return" fields={{ lineId, version }}>
            <Button type="submit" variant="line" size="small">
              {texts.savedReturn}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </CartForm>
        ) : null}
        <CartForm intent="unsave" fields={{ lineId }}>
          <Button type="submit" variant="quiet" size="small">
            {texts.savedForget}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </CartForm>
      </div>
    </LineItem>
  )
}

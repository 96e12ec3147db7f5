import type { CartChangeView, CartLineView, CartView } from '@shop/contract/cart-view'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { LineItem } from '@shop/ui/line-item/line-item'
import { CartNotice } from '#app/features/cart/command/cart-notice.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import type { CartFacts } from './cart-facts.ts'
import styles from './cart-line.module.css'
import { CartPicture } from './cart-picture.tsx'
import { LineChange } from './line-change.tsx'
import { LineControls } from './line-controls.tsx'
import { LineDogs } from './line-dogs.tsx'
import { LineRegular } from './line-regular.tsx'
import { reasonsOfLine } from './reasons-of.ts'
import { Why } from './why.tsx'

const FEW = 5

interface CartLineProps {
  line: CartLineView
  cart: CartView
  facts: CartFacts
}

export function CartLine({ line, cart, facts }: CartLineProps) {
  const changes = cart.changes.filter(({ lineId }) => lineId === line.id)
  return (
    <LineItem
      data-tint={proteinTint(line.protein) ?? undefined}
      picture={<CartPicture image={line.image} />}
      name={<ShopLink to={`/produkt/${line.slug}?varianta=${line.sku}`}>{nonBreaking(line.name)}</ShopLink>}
      details={<LineDetails line={line} cart={cart} facts={facts} changes={changes} />}
      sum={<LineSum line={line} isGone={changes.some(({ kind }) => kind === 'gone')} />}
    >
      {line.isGift ? (
        <span className="small muted">{texts.pieces(line.pieces)}</span>
      ) : (
        <LineControls line={line} version={cart.version} />
      )}
    </LineItem>
  )
}

function LineSum({ line, isGone }: { line: CartLineView; isGone: boolean }) {
  if (line.isGift) return texts.free
  return isGone ? null : formatPrice(line.amount)
}

interface LineDetailsProps extends CartLineProps {
  changes: CartChangeView[]
}

function LineDetails({ line, cart, facts, changes }: LineDetailsProps) {
  return (
    <>
      <div className="xs muted">
        {nonBreaking(line.variantName)}
        {line.pricePerUnit !== null && line.unit
          ? ` · ${formatUnitPrice(line.pricePerUnit, texts.units[line.unit])}`
          : null}{' '}
        <Why of={line.name} entries={reasonsOfLine(cart, line.id)} />
      </div>
      {line.isGift ? <p className={`xs ${styles.good}`}>{texts.gift}</p> : null}
      {!line.isGift && line.inStock > 0 && line.inStock <= FEW ? (
        <p className={`xs ${styles.scarce}`}>{texts.stockLeft(line.inStock)}</p>
      ) : null}
      {changes.map((change) => (
        <LineChange key={change.kind} change={change} />
      ))}
      {line.isGift ? null : <LineRegular line={line} version={cart.version} regular={facts.regular} />}
      <LineDogs line={line} dogs={facts.dogs} today={facts.today} />
      <CartNotice place={`line ${line.id}`} />
    </>
  )
}

import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ProductView, VariantView } from '#app/goods/product-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { productTexts } from '#app/texts/catalog/product.ts'
import { BuyBox, BuyPrice } from './buy-box.tsx'
import { ProductAlertForm, type WatchAnswer } from './product-alert/product-alert-form.tsx'
import { ProductDog } from './product-dog.tsx'
import { ProductPromise } from './product-promise.tsx'
import { VariantPicker } from './variant-picker.tsx'

interface ProductPurchaseProps {
  product: ProductView
  variant: VariantView | undefined
  answer: WatchAnswer | undefined
}

export function ProductPurchase({ product, variant, answer }: ProductPurchaseProps) {
  if (!variant) return <Discontinued product={product} />
  const pack = variant.grams ? { grams: variant.grams, priceHalere: variant.price } : null
  return (
    <>
      <VariantPicker variants={product.variants} chosen={variant} food={product.food} />
      {variant.canBuy ? (
        <>
          <BuyBox key={variant.sku} regular={product.regular} mostPieces={product.mostPieces} variant={variant} />
          <ProductPromise product={product} />
          <ProductDog food={product.food} pack={pack} />
        </>
      ) : (
        <>
          <BuyPrice variant={variant} repeatPrice={null} />
          <ProductAlertForm key={variant.sku} variant={variant} answer={answer} />
          <ProductDog food={product.food} pack={pack} />
        </>
      )}
      <BundleContents parts={product.parts} />
    </>
  )
}

/** Never deleted: what somebody has at home must stay readable. */
function Discontinued({ product: { successor, trail } }: { product: ProductView }) {
  return (
    <Notice tone="warn" icon="info">
      <b>{productTexts.discontinuedHeading}</b>
      <p>{productTexts.discontinuedText}</p>
      {successor ? (
        <p>
          {productTexts.successor}{' '}
          <TextLink as={ShopLink} to={successor.to}>
            {successor.name}
          </TextLink>
        </p>
      ) : (
        <Button as={ShopLink} to={trail.at(-1)?.to ?? '/produkty'} variant="line" size="small">
          {productTexts.similar}
        </Button>
      )}
    </Notice>
  )
}

function BundleContents({ parts }: { parts: ProductView['parts'] }) {
  if (parts.length === 0) return null
  return (
    <div>
      <p className="label">{productTexts.contents}</p>
      <ul className="noses">
        {parts.map(({ name, to, pieces }) => (
          <li key={name}>
            {productTexts.pieces(pieces)}{' '}
            <TextLink as={ShopLink} to={to}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { useMemo, useState } from 'react'
import { OwnPricePlace } from '#app/features/catalog/own-price/own-price-place.tsx'
import type { ProductView, ShortOfferView, VariantView } from '#app/goods/product-view.ts'
import { variantWithOwnPrice } from '#app/goods/with-own-price.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useOwnPrices } from '#app/state/own-prices.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import { ShortOffers } from './batch/short-offers.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyForm } from './buy-form.tsx'
import { BuyPrice, QuantityPrices } from './buy-price.tsx'
import { ProductAlertForm, type WatchAnswer } from './product-alert/product-alert-form.tsx'
import { ProductDog } from './product-dog.tsx'
import { ProductPromise } from './product-promise.tsx'
import { VariantPicker } from './variant-picker.tsx'

interface ProductPurchaseProps {
  product: ProductView
  variant: VariantView | undefined
  /** Weeks that a pack lasts an ordinary dog, when they can be counted. */
  usualWeeks: number | null
  isFair: boolean
  /** Of the batch that is sent next. */
  bestBefore: string | null
  shortOffers: readonly ShortOfferView[]
  answer: WatchAnswer | undefined
}

/**
 * Price and packs come first: they must be seen without scrolling, whatever the screen. What was chosen for a pack is forgotten with it;
 * the packs themselves stay, and with them the focus of who walks them by keyboard.
 */
export function ProductPurchase(props: ProductPurchaseProps) {
  const { usualWeeks, bestBefore, shortOffers, isFair, answer } = props
  const prices = useOwnPrices(props.product.variants.map(({ id }) => id))
  const { product, variant } = useMemo(() => atOwnPrices(props, prices), [props, prices])
  const [regularSku, setRegularSku] = useState<string | null>(null)
  const [addedSku, setAddedSku] = useState<string | null>(null)
  if (!variant) return <Discontinued product={product} />
  const { sku, canBuy } = variant
  const own = prices.get(variant.id)
  const isRegular = regularSku === sku
  const repeatPrice = canBuy && product.regular && isRegular ? variant.repeatPrice : null
  return (
    <>
      <BuyPrice variant={variant} repeatPrice={repeatPrice} isFair={isFair} isNet={own?.basis === 'net'} />
      <OwnPricePlace own={own} of={variant.name} steps={false} />
      <QuantityPrices steps={canBuy ? variant.quantityPrices : null} />
      <VariantPicker variants={product.variants} chosen={variant} food={product.food} />
      {!canBuy && <ProductAlertForm key={sku} variant={variant} answer={answer} />}
      <ProductDog food={product.food} pack={toPack(variant)} />
      {canBuy && (
        <BuyForm
          key={sku}
          product={product}
          variant={variant}
          usualWeeks={usualWeeks}
          way={{ isRegular, setRegular: (is) => setRegularSku(is ? sku : null) }}
          onAdded={() => setAddedSku(sku)}
        />
      )}
      <ShortOffers offers={shortOffers} />
      {canBuy && <ProductPromise product={product} bestBefore={bestBefore} />}
      <BundleContents parts={product.parts} />
      {canBuy && (
        <BuyBar
          name={product.name}
          food={product.food}
          variant={variant}
          repeatPrice={repeatPrice}
          isAdded={addedSku === sku}
        />
      )}
    </>
  )
}

/** The packs and the chosen one among them, as they cost who looks. */
function atOwnPrices({ product, variant }: ProductPurchaseProps, prices: ReturnType<typeof useOwnPrices>) {
  if (prices.size === 0) return { product, variant }
  const variants = product.variants.map((one) => variantWithOwnPrice(one, prices.get(one.id)))
  return { product: { ...product, variants }, variant: variants.find(({ id }) => id === variant?.id) ?? variant }
}

function toPack({ grams, price }: VariantView) {
  return grams ? { grams, priceHalere: price } : null
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

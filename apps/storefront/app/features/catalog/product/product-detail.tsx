import { formatNumber } from '@shop/czech/format-number'
import { Badge } from '@shop/ui/badge/badge'
import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Icon } from '@shop/ui/icon/icon'
import { Rating } from '@shop/ui/rating/rating'
import type { ReactNode } from 'react'
import { FavouriteHeart } from '#app/features/catalog/card/favourite-heart.tsx'
import type { ImageView } from '#app/goods/card-parts.ts'
import type { ProductView, VariantView } from '#app/goods/product-view.ts'
import { shortName } from '#app/goods/short-name.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import { ProductGallery } from './gallery/product-gallery.tsx'
import styles from './product-detail.module.css'

interface ProductDetailProps {
  product: ProductView
  variant: VariantView | undefined
  /** Size, way of buying, price, basket: or what to do when there is none. */
  children: ReactNode
}

/** Picture on the tint, everything needed to buy beside it. */
export function ProductDetail({ product, variant, children }: ProductDetailProps) {
  return (
    <div className="wrap" data-tint={product.theme ?? undefined}>
      <div className={styles.detail}>
        <ProductGallery
          key={variant?.sku}
          images={withFirst(product.images, variant?.image ?? null)}
          word={product.proteinName}
          video={product.video}
          badges={product.badges}
        />
        <div className={styles.buy}>
          <ProductTitle product={product} variant={variant} />
          {children}
          <p>{product.lead}</p>
        </div>
      </div>
    </div>
  )
}

function ProductTitle({ product, variant }: { product: ProductView; variant: VariantView | undefined }) {
  const { rating } = product
  return (
    <div className={styles.title}>
      <Breadcrumbs label={catalogTexts.breadcrumbs} className="hide-small">
        {[catalogTexts.home, ...product.trail].map(({ label, to }) => (
          <ShopLink key={to} to={to}>
            {label}
          </ShopLink>
        ))}
        <span aria-current="page">{shortName(product.name)}</span>
      </Breadcrumbs>
      <h1>{shortName(product.name)}</h1>
      <div className={styles.proof}>
        {rating ? (
          <Rating
            as="a"
            href="#recenze"
            value={rating.average}
            label={catalogTexts.ratingLabel(rating.average, rating.count)}
            score={formatNumber(Math.round(rating.average * 10) / 10)}
            count={`(${formatNumber(rating.count)})`}
          />
        ) : null}
        <FavouriteHeart productId={product.id} name={product.name} place="row" />
        {variant ? (
          <Badge tone={variant.canBuy ? 'success' : 'off'}>
            {variant.canBuy ? <Icon name="check" /> : null} {productTexts.stock(variant.stock)}
          </Badge>
        ) : null}
      </div>
    </div>
  )
}

/** The chosen pack stands first. */
function withFirst(images: ImageView[], first: ImageView | null): ImageView[] {
  return first ? [first, ...images.filter(({ name }) => name !== first.name)] : images
}

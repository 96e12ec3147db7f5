import { imageUrl } from '@shop/clients/images'
import { type CSSProperties, useRef, useState } from 'react'
import type { ImageView } from '#app/goods/card-parts.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { useImagesUrl } from '#app/state/common.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './product-lightbox.module.css'
import { usePinch } from './use-pinch.ts'

/** One picture. Enlarged, it is larger than its place, so moving over it is plain scrolling. */
export function LightboxSlide({ image, isNear }: { image: ImageView; isNear: boolean }) {
  const base = useImagesUrl()
  const slide = useRef<HTMLDivElement>(null)
  const [isSharp, setSharp] = useState(false)
  const { scale, handlers } = usePinch(slide)
  // Few bytes stand in for the picture until it is here.
  const blur = isSharp || !isNear ? undefined : `url("${imageUrl({ base, image, width: 160, format: 'webp' })}")`
  return (
    <div ref={slide} className={styles.slide}>
      <button
        type="button"
        className={styles.picture}
        style={{ '--scale': scale, backgroundImage: blur } as CSSProperties}
        aria-label={scale > 1 ? productTexts.shrink : productTexts.zoomIn}
        {...handlers}
      >
        {isNear ? <ShopPicture image={image} sizes="100vw" maxWidth={2000} onSharp={() => setSharp(true)} /> : null}
      </button>
    </div>
  )
}

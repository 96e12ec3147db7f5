import { imageUrl } from '@shop/clients/images'
import { Badge } from '@shop/ui/badge/badge'
import { type MouseEvent, useRef, useState } from 'react'
import type { ImageView } from '#app/goods/card-parts.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { useImagesUrl } from '#app/state/common.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './product-gallery.module.css'

interface ProductGalleryProps {
  images: ImageView[]
  /** The meat, standing on the colour. */
  word: string | null
  badges: string[]
}

/** Slides in one row that snaps; thumbs are links to them, so that pictures can be walked through without scripts. */
export function ProductGallery({ images, word, badges }: ProductGalleryProps) {
  const base = useImagesUrl()
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    setCurrent(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth })
  }
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        {word ? (
          // Decoration drawn by the style sheet: its colour is a play of two tints, not text to be read.
          <span className={styles.word} data-word={word} aria-hidden="true" />
        ) : null}
        <div className={styles.flags}>
          {badges.map((badge, index) => (
            <Badge key={badge} tone={index === 0 ? 'ink' : 'outline'}>
              {badge}
            </Badge>
          ))}
        </div>
        <div ref={strip} className={styles.strip}>
          {images.map((image, index) => (
            <a
              key={image.name}
              id={`foto-${index + 1}`}
              className={styles.slide}
              href={imageUrl({ base, image, width: 1200, format: 'webp' })}
              aria-label={`${productTexts.enlarge}: ${image.alt}`}
            >
              <ShopPicture
                image={image}
                sizes="(min-width: 1000px) 48vw, 83vw"
                maxWidth={1200}
                priority={index === 0}
              />
            </a>
          ))}
        </div>
      </div>
      {images.length > 1 ? (
        <nav className={styles.thumbs} aria-label={productTexts.photos}>
          {images.map((image, index) => (
            <a
              key={image.name}
              href={`#foto-${index + 1}`}
              aria-label={productTexts.photo(index + 1)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => show(event, index)}
            >
              <ShopPicture image={image} sizes="80px" maxWidth={160} decorative className="multiply" />
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  )
}

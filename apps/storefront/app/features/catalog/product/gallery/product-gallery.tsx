import { Badge } from '@shop/ui/badge/badge'
import { Icon } from '@shop/ui/icon/icon'
import { type MouseEvent, Suspense, type UIEvent, useRef, useState } from 'react'
import type { ImageView } from '#app/goods/card-parts.ts'
import type { VideoView } from '#app/goods/product-view.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useHashDialog } from '#app/navigation/use-hash-dialog.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './product-gallery.module.css'
import { ProductVideo } from './product-video.tsx'

const ProductLightbox = lazyWithTimeout(() => import('./product-lightbox.tsx'), 'ProductLightbox')

interface ProductGalleryProps {
  images: ImageView[]
  video: VideoView | null
  /** The meat, standing on the colour. */
  word: string | null
  badges: string[]
}

const FILM = '#video'
const toZoomHash = (index: number) => `#zvetsit-${index + 1}` as const

/** Slides in one row that snaps; thumbs are links to them, so that pictures can be walked through without scripts. */
export function ProductGallery({ images, video, word, badges }: ProductGalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const { hash, openedAs, open, close } = useHashDialog()
  const zoomed = images.findIndex((_, index) => toZoomHash(index) === hash)

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    setCurrent(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth })
  }
  function zoom(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(toZoomHash(index))
  }
  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    setCurrent(Math.round(scrollLeft / clientWidth))
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
        <div ref={strip} className={styles.strip} onScroll={follow}>
          {images.map((image, index) => (
            <a
              key={image.hash}
              id={`foto-${index + 1}`}
              className={styles.slide}
              href={toZoomHash(index)}
              aria-label={`${productTexts.enlarge}: ${image.alt}`}
              onClick={(event) => zoom(event, index)}
            >
              <ShopPicture
                image={image}
                sizes="(min-width: 900px) 48vw, 16rem"
                maxWidth={1200}
                priority={index === 0}
              />
            </a>
          ))}
          {video ? <ProductVideo video={video} /> : null}
        </div>
        {images.length > current ? (
          <span className={styles.zoom} aria-hidden="true">
            <Icon name="zoom" />
          </span>
        ) : null}
      </div>
      {images.length + (video ? 1 : 0) > 1 ? (
        <nav className={styles.thumbs} aria-label={productTexts.photos}>
          {images.map((image, index) => (
            <a
              key={image.hash}
              href={`#foto-${index + 1}`}
              aria-label={productTexts.photo(index + 1)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => show(event, index)}
            >
              <ShopPicture image={image} sizes="80px" maxWidth={160} decorative className="multiply" />
            </a>
          ))}
          {video ? (
            <a
              className={styles.play}
              href={FILM}
              aria-label={productTexts.video}
              aria-current={images.length === current ? 'true' : undefined}
              onClick={(event) => show(event, images.length)}
            >
              <ShopPicture image={video.poster} sizes="80px" maxWidth={160} decorative />
            </a>
          ) : null}
        </nav>
      ) : null}
      {openedAs ? (
        <Suspense>
          <ProductLightbox
            key={openedAs}
            images={images}
            first={Math.max(0, zoomed)}
            isOpen={zoomed !== -1}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

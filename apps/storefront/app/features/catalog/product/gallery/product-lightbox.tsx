import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { Modal } from '@shop/ui/modal/modal'
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import type { ImageView } from '#app/goods/card-parts.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import styles from './product-lightbox.module.css'

interface ProductLightboxProps {
  images: ImageView[]
  first: number
  isOpen: boolean
  onClose: () => void
}

/** The pictures over the whole screen, on the colour of the meat: walked by a swipe, arrows or dots, enlarged by two fingers. */
export function ProductLightbox({ images, first, isOpen, onClose }: ProductLightboxProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  const shown = images[current]

  // The browser decides where a strip begins once it is drawn; it begins with the picture that was pressed.
  useEffect(() => {
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' })
  }, [first])

  function show(index: number) {
    const kept = Math.min(Math.max(index, 0), images.length - 1)
    setCurrent(kept)
    strip.current?.scrollTo({ left: kept * strip.current.clientWidth, behavior: 'instant' })
  }
  function walk({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') show(current + 1)
    if (key === 'ArrowLeft') show(current - 1)
  }
  function follow({ target, currentTarget }: UIEvent<HTMLElement>) {
    // A picture that is enlarged scrolls too.
    if (target === currentTarget) setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
  }
  return (
    <Modal open={isOpen} onClose={onClose} onKeyDown={walk} className={styles.box}>
      {(titleId) => (
        <div className={styles.frame}>
          <div className={styles.head}>
            <p id={titleId} className="semi" aria-live="polite">
              {productTexts.photoOf(current + 1, images.length, shown?.alt ?? '')}
            </p>
            <form method="dialog">
              <IconButton type="submit" icon="x" label={productTexts.closePhoto} />
            </form>
          </div>
          <div ref={strip} className={styles.strip} onScroll={follow}>
            {images.map((image, index) => (
              <LightboxSlide key={image.hash} image={image} isNear={Math.abs(index - current) < 2} />
            ))}
          </div>
          <div className={styles.foot}>
            <Button
              size="small"
              variant="white"
              aria-label={productTexts.previousPhoto}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <Icon name="left" />
              <span className="hide-small">{productTexts.previousPhoto}</span>
            </Button>
            <div className={styles.dots}>
              {images.map((image, index) => (
                <button
                  key={image.hash}
                  type="button"
                  aria-label={productTexts.photo(index + 1)}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => show(index)}
                />
              ))}
            </div>
            <Button
              size="small"
              variant="white"
              aria-label={productTexts.nextPhoto}
              disabled={current === images.length - 1}
              onClick={() => show(current + 1)}
            >
              <span className="hide-small">{productTexts.nextPhoto}</span>
              <Icon name="right" />
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}

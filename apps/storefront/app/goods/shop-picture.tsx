import { type PictureSources, pictureSources } from '@shop/clients/images'
import { Picture } from '@shop/ui/picture/picture'
import { preload } from 'react-dom'
import { useImagesUrl } from '#app/state/common.ts'
import type { ImageView } from './card-parts.ts'

interface ShopPictureProps {
  image: ImageView
  sizes: string
  /** Widest place it is drawn at, twice for fine screens. */
  maxWidth: number
  /** The picture the first view is about. */
  priority?: boolean
  /** Nothing new for the ear: the name stands beside it. */
  decorative?: boolean
  className?: string | undefined
  /** Told when the picture is here. */
  onSharp?: (() => void) | undefined
}

export function ShopPicture({ image, sizes, maxWidth, priority, decorative, className, onSharp }: ShopPictureProps) {
  const { widths, source } = pictureSources({ base: useImagesUrl(), image, maxWidth })
  if (priority) preloadFirst(source, widths, sizes)
  return (
    <Picture
      source={source}
      widths={widths}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      priority={priority}
      className={className}
      onLoad={onSharp}
    />
  )
}

/** Asked for in the head, before the page has come as far as the picture. A browser that cannot read it passes the type over. */
function preloadFirst(source: PictureSources['source'], widths: readonly number[], imageSizes: string): void {
  const toAddress = (width: number) => source({ width, format: 'avif' })
  preload(toAddress(widths.at(-1) ?? 0), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: widths.map((width) => `${toAddress(width)} ${width}w`).join(', '),
    imageSizes,
    fetchPriority: 'high',
  })
}

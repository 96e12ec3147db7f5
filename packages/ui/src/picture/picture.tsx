import type { ComponentPropsWithRef } from 'react'

const FORMATS = ['avif', 'webp'] as const

export type PictureSource = { width: number; format: 'avif' | 'webp' | 'jpeg' }

type PictureProps = Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'loading' | 'decoding' | 'fetchPriority'
> & {
  /** Address of one derivative; the kit knows no server of pictures. */
  source: (derivative: PictureSource) => string
  /** Widths that exist, ascending. */
  widths: readonly number[]
  /** How wide the picture is on the page; see `sizes` of `<img>`. */
  sizes: string
  /** Natural size: keeps the place while the picture loads. */
  width: number
  height: number
  alt: string
  /** The picture the first view is about: loaded at once and first. One per page. */
  priority?: boolean | undefined
}

/** AVIF, WebP and JPEG in all widths. Class and other props belong to the `<img>`. */
export function Picture({ source, widths, sizes, priority, alt, ...rest }: PictureProps) {
  const toSet = (format: PictureSource['format']) =>
    widths.map((width) => `${source({ width, format })} ${width}w`).join(', ')
  const largest = widths.at(-1) ?? rest.width
  return (
    <picture>
      {FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={toSet(format)} sizes={sizes} />
      ))}
      <img
        {...rest}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        sizes={sizes}
        srcSet={toSet('jpeg')}
        src={source({ width: largest, format: 'jpeg' })}
      />
    </picture>
  )
}

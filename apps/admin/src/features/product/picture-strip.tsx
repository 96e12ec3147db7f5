import type { StaffVariant } from '@shop/contract/staff/staff-product'
import type { KeyboardEvent } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { pictureUrl } from '#app/parts/picture-url.ts'
import { PICTURES } from '#app/texts/shop/product-pictures.ts'
import type { PictureDraft } from './picture-draft.ts'

interface PictureStripProps {
  pictures: readonly PictureDraft[]
  variants: readonly StaffVariant[]
  chosen: number
  isLocked: boolean
  isSending: boolean
  onChoose(index: number): void
  onMove(from: number, to: number): void
  onAdd(): void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** All pictures at a glance; the arrows move the one that has the focus. */
export function PictureStrip(props: PictureStripProps) {
  const { pictures, variants, chosen, isLocked, isSending, onChoose, onMove, onAdd } = props
  const step = (event: KeyboardEvent, index: number) => {
    const by = STEPS[event.key]
    if (by === undefined || isLocked) return
    event.preventDefault()
    onMove(index, index + by)
  }
  return (
    <ul className="pics">
      {pictures.map((picture, index) => (
        <li key={picture.imageId ?? picture.hash}>
          <button
            type="button"
            className="pic"
            aria-pressed={index === chosen}
            aria-label={PICTURES.name(index + 1, picture.alt)}
            onClick={() => onChoose(index)}
            onKeyDown={(event) => step(event, index)}
          >
            <Thumbnail picture={picture} />
          </button>
          <Caption picture={picture} variants={variants} />
        </li>
      ))}
      {!isLocked && (
        <li>
          <button type="button" className="pic add" disabled={isSending} onClick={onAdd}>
            <Icon name="plus" />
            <span role="status">{isSending ? PICTURES.sending : PICTURES.drop}</span>
          </button>
        </li>
      )}
    </ul>
  )
}

function Thumbnail({ picture }: { picture: PictureDraft }) {
  const url = pictureUrl(picture, 320)
  // The name of the button says what it shows.
  return url ? <img src={url} alt="" /> : <Icon name="eye" />
}

function Caption({
  picture: { alt, variantId },
  variants,
}: {
  picture: PictureDraft
  variants: readonly StaffVariant[]
}) {
  if (alt.trim() === '') return <span className="wrn">{PICTURES.lacking}</span>
  return <span>{variants.find((one) => one.variantId === variantId)?.name ?? PICTURES.whole}</span>
}

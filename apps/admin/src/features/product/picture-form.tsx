import type { StaffVariant } from '@shop/contract/staff/staff-product'
import { useState } from 'react'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { PICTURES } from '#app/texts/shop/product-pictures.ts'
import { CropDialog } from './crop-dialog.tsx'
import { SelectField } from './form-fields.tsx'
import { type PictureDraft, withCut } from './picture-draft.ts'

interface PictureFormProps {
  picture: PictureDraft
  place: number
  count: number
  variants: readonly StaffVariant[]
  isLocked: boolean
  onChange(picture: PictureDraft): void
  onMove(to: number): void
  onRemove(): void
}

/** What is said about the chosen picture, and what can be done with it. */
export function PictureForm({
  picture,
  place,
  count,
  variants,
  isLocked,
  onChange,
  onMove,
  onRemove,
}: PictureFormProps) {
  const [isCropping, setIsCropping] = useState(false)
  const { source } = picture
  return (
    <>
      <div className="edit">
        <ClaimedField
          title={PICTURES.alt}
          value={picture.alt}
          maxLength={200}
          isDisabled={isLocked}
          hint={<em>{PICTURES.altHint}</em>}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
        <SelectField
          title={PICTURES.pack}
          value={picture.variantId === null ? '' : String(picture.variantId)}
          none={PICTURES.allPacks}
          isDisabled={isLocked}
          choices={variants.map(({ variantId, name }) => ({ code: String(variantId), name }))}
          onChange={(code) => onChange({ ...picture, variantId: code === '' ? null : Number(code) })}
        />
      </div>
      {!isLocked && (
        <div className="acts">
          <button type="button" className="btn" disabled={place === 0} onClick={() => onMove(place - 1)}>
            {PICTURES.earlier}
          </button>
          <button type="button" className="btn" disabled={place === count - 1} onClick={() => onMove(place + 1)}>
            {PICTURES.later}
          </button>
          {source && (
            <button type="button" className="btn" onClick={() => setIsCropping(true)}>
              {PICTURES.crop}
            </button>
          )}
          <button type="button" className="btn x" onClick={onRemove}>
            {PICTURES.remove}
          </button>
          {!source && <span className="mut sm">{PICTURES.notCropped}</span>}
        </div>
      )}
      {isCropping && source && (
        <CropDialog
          source={source}
          first={picture.crop}
          onCut={(cut) => onChange(withCut(picture, cut))}
          onClose={() => setIsCropping(false)}
        />
      )}
    </>
  )
}

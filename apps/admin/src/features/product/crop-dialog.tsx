import type { StoredPicture } from '@shop/contract/staff/staff-picture'
import { type Crop, cropPixels, SMALLEST_PICTURE } from '@shop/domain/catalog/crop-picture'
import { type PointerEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { pictureUrl } from '#app/parts/picture-url.ts'
import { runCommand } from '#app/session/services.ts'
import { PICTURE_REFUSALS, PICTURES } from '#app/texts/shop/product-pictures.ts'
import { dragCrop, squareOf, typeShare, WHOLE } from './drag-crop.ts'

const WORDS = PICTURES.cropDialog
const SHARES = ['x', 'y', 'width', 'height'] as const

interface CropDialogProps {
  source: StoredPicture['source']
  first: Crop | null
  onCut(picture: StoredPicture): void
  onClose(): void
}

/** A part of the whole picture, by hand or by numbers. What is cut away can be taken back: the whole picture stays. */
export function CropDialog({ source, first, onCut, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(first ?? WHOLE)
  const [refusal, setRefusal] = useState<string | null>(null)
  const cut = cropPixels(source, crop)
  const apply = async () => {
    if (isWhole(crop)) {
      onCut({ ...source, source, crop: null })
      return onClose()
    }
    const answer = await runCommand('cropPicture', { hash: source.hash, ...crop })
    if (!answer.ok) return setRefusal(PICTURE_REFUSALS[answer.code] ?? PICTURE_REFUSALS.failed ?? '')
    onCut(answer.value)
    onClose()
  }
  return (
    <Dialog title={WORDS.title} onClose={onClose} isWide>
      <div className="stack l">
        <p className="sm mut">{WORDS.sentence}</p>
        <CropStage source={source} crop={crop} onChange={setCrop} />
        <div className="row">
          {SHARES.map((name) => (
            <label key={name} className="fld">
              <span>{WORDS[name]}</span>
              <input
                className="inp num"
                type="number"
                min={0}
                max={100}
                value={Math.round(crop[name] * 100)}
                onChange={({ target }) => setCrop(typeShare(crop, name, Number(target.value)))}
              />
            </label>
          ))}
          <span className="mut sm" role="status">
            {cut.ok ? WORDS.pixels(cut.value.width, cut.value.height) : WORDS.small(SMALLEST_PICTURE)}
          </span>
        </div>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <div className="acts">
          <button type="button" className="btn p" disabled={!cut.ok} onClick={apply}>
            {WORDS.apply}
          </button>
          <button type="button" className="btn" onClick={() => setCrop(squareOf(source))}>
            {WORDS.square}
          </button>
          <button type="button" className="btn" onClick={() => setCrop(WHOLE)}>
            {WORDS.whole}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

interface CropStageProps {
  source: StoredPicture['source']
  crop: Crop
  onChange(crop: Crop): void
}

function CropStage({ source, crop, onChange }: CropStageProps) {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null)
  const down = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(toShares(event))
  }
  const move = (event: PointerEvent<HTMLDivElement>) => start && onChange(dragCrop(start, toShares(event)))
  const place = {
    left: `${crop.x * 100}%`,
    top: `${crop.y * 100}%`,
    width: `${crop.width * 100}%`,
    height: `${crop.height * 100}%`,
  }
  return (
    <div
      className="crop"
      role="img"
      aria-label={WORDS.stage}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => setStart(null)}
    >
      <img src={pictureUrl(source, 960) ?? ''} alt="" draggable={false} />
      <i style={place} />
    </div>
  )
}

function toShares({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function isWhole({ x, y, width, height }: Crop): boolean {
  return x === 0 && y === 0 && width === 1 && height === 1
}

import { PICTURE_TYPES } from '@shop/contract/staff/staff-picture'
import { type DragEvent, useRef, useState } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { toBase64 } from '#app/parts/to-base64.ts'
import { runCommand } from '#app/session/services.ts'
import { PRODUCT } from '#app/texts/product.ts'
import { PICTURE_REFUSALS, PICTURES } from '#app/texts/shop/product-pictures.ts'
import { movePicture, type PictureDraft, toPictureDraft } from './picture-draft.ts'
import { PictureForm } from './picture-form.tsx'
import { PictureStrip } from './picture-strip.tsx'
import type { SectionProps } from './section-props.ts'

interface PicturesSectionProps extends SectionProps {
  /** Of what was typed meanwhile nothing is lost: the list is changed as it is then. */
  onPictures(change: (pictures: readonly PictureDraft[]) => PictureDraft[]): void
}

/** Pictures by their order. They are uploaded at once and shown in the shop when the product is saved. */
export function PicturesSection({ product, draft: { pictures }, isLocked, onPictures }: PicturesSectionProps) {
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const picture = pictures[chosen]
  const move = (from: number, to: number) => {
    onPictures((all) => movePicture(all, from, to))
    if (to >= 0 && to < pictures.length) setChosen(to)
  }
  const send = async (files: readonly File[]) => {
    setRefusal(null)
    setIsSending(true)
    for (const file of files) {
      const answer = await uploadFile(file)
      if (answer.ok) onPictures((all) => [...all, toPictureDraft(answer.value)])
      else setRefusal(`${file.name}: ${PICTURE_REFUSALS[answer.code] ?? PICTURE_REFUSALS.failed}`)
    }
    setChosen(pictures.length)
    setIsSending(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!isLocked) void send([...event.dataTransfer.files])
  }
  return (
    <section className="sec" id="pictures" aria-labelledby="pictures-title">
      <header>
        <h2 id="pictures-title">{PRODUCT.nav.pictures}</h2>
        <span className="mut sm">{PICTURES.sub}</span>
        {!isLocked && (
          <button type="button" className="btn q r" disabled={isSending} onClick={() => field.current?.click()}>
            <Icon name="upload" size="s" /> {PICTURES.upload}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here by hand; the button does the same for everybody else. */}
      <div className="stack l" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <PictureStrip
          pictures={pictures}
          variants={product.variants}
          chosen={chosen}
          isLocked={isLocked}
          isSending={isSending}
          onChoose={setChosen}
          onMove={move}
          onAdd={() => field.current?.click()}
        />
        {refusal && <Note kind="bad">{refusal}</Note>}
        {picture && (
          <PictureForm
            key={picture.imageId ?? picture.hash}
            picture={picture}
            place={chosen}
            count={pictures.length}
            variants={product.variants}
            isLocked={isLocked}
            onChange={(next) => onPictures((all) => all.map((one, index) => (index === chosen ? next : one)))}
            onMove={(to) => move(chosen, to)}
            onRemove={() => {
              onPictures((all) => all.filter((_, index) => index !== chosen))
              setChosen(Math.max(0, chosen - 1))
            }}
          />
        )}
        <input
          ref={field}
          type="file"
          multiple
          accept={PICTURE_TYPES.join(',')}
          aria-label={PICTURES.upload}
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // The same file may be chosen again.
            target.value = ''
            return send(files)
          }}
        />
      </div>
    </section>
  )
}

async function uploadFile(file: File) {
  return runCommand('uploadPicture', { name: file.name.slice(-200), content: await toBase64(file) })
}

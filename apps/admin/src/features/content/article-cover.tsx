import { PICTURE_TYPES } from '@shop/contract/staff/staff-picture'
import { useState } from 'react'
import { FileButton } from '#app/parts/file-button.tsx'
import { Note } from '#app/parts/note.tsx'
import { pictureUrl } from '#app/parts/picture-url.ts'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { COVER } from '#app/texts/content/article.ts'
import { PICTURE_REFUSALS } from '#app/texts/shop/product-pictures.ts'
import { readCover, writeCover } from './article-draft.ts'

interface ArticleCoverProps {
  value: string
  onChange(value: string): void
}

/** The picture at the head of the article and in lists. It is uploaded at once and shown when the article is saved. */
export function ArticleCover({ value, onChange }: ArticleCoverProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const cover = readCover(value)
  const url = cover && pictureUrl(cover, 640)
  const send = async (file: { name: string; content: string }) => {
    setRefusal(null)
    const answer = await runCommand('uploadPicture', file)
    if (!answer.ok) return setRefusal(PICTURE_REFUSALS[answer.code] ?? PICTURE_REFUSALS.failed ?? '')
    onChange(writeCover({ ...answer.value, alt: cover?.alt ?? '' }))
  }
  return (
    <section className="sec" aria-labelledby="cover-title">
      <header>
        <h2 id="cover-title">{COVER.title}</h2>
        <span className="mut sm">{COVER.sub}</span>
        <FileButton
          title={cover ? COVER.replace : COVER.upload}
          sending={COVER.sending}
          accept={PICTURE_TYPES.join(',')}
          onFile={send}
        />
      </header>
      <div className="stack l">
        {refusal && <Note kind="bad">{refusal}</Note>}
        {cover ? (
          <>
            {url && <img className="film" src={url} alt={cover.alt} />}
            <WordField
              title={COVER.alt}
              value={cover.alt}
              maxLength={200}
              onChange={(alt) => onChange(writeCover({ ...cover, alt }))}
            />
            <p className="mut sm">{COVER.altHint}</p>
            <div className="acts">
              <button type="button" className="btn x" onClick={() => onChange('')}>
                {COVER.remove}
              </button>
            </div>
          </>
        ) : (
          <p className="mut sm">{COVER.none}</p>
        )}
      </div>
    </section>
  )
}

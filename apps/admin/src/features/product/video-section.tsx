import { useState } from 'react'
import { FileButton } from '#app/parts/file-button.tsx'
import { Note } from '#app/parts/note.tsx'
import { pictureUrl } from '#app/parts/picture-url.ts'
import { runCommand } from '#app/session/services.ts'
import { VIDEO, VIDEO_REFUSALS } from '#app/texts/shop/product-video.ts'
import { SelectField, TextField } from './form-fields.tsx'
import type { PictureDraft } from './picture-draft.ts'
import type { SectionProps } from './section-props.ts'
import { type VideoDraft, videoUrl } from './video-draft.ts'

interface VideoSectionProps extends SectionProps {
  onVideo(change: (video: VideoDraft | null) => VideoDraft | null): void
}

/** One film at the end of the gallery. It is uploaded at once and shown in the shop when the product is saved. */
export function VideoSection({ draft: { video, pictures }, isLocked, onVideo }: VideoSectionProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (file: { name: string; content: string }) => {
    setRefusal(null)
    const answer = await runCommand('uploadVideo', file)
    if (answer.ok) onVideo((now) => ({ poster: null, description: '', ...now, ...answer.value }))
    else setRefusal(VIDEO_REFUSALS[String(answer.details.reason ?? answer.code)] ?? VIDEO_REFUSALS.failed ?? '')
  }
  return (
    <section className="sec" id="video" aria-labelledby="video-title">
      <header>
        <h2 id="video-title">{VIDEO.title}</h2>
        <span className="mut sm">{VIDEO.sub}</span>
        {!isLocked && (
          <FileButton
            title={video ? VIDEO.replace : VIDEO.upload}
            sending={VIDEO.sending}
            accept="video/mp4"
            onFile={send}
          />
        )}
      </header>
      <div className="stack l">
        {refusal && <Note kind="bad">{refusal}</Note>}
        {video ? (
          <VideoForm video={video} pictures={pictures} isLocked={isLocked} onVideo={onVideo} />
        ) : (
          <p className="mut sm">
            {VIDEO.none} {!isLocked && VIDEO.limit}
          </p>
        )}
      </div>
    </section>
  )
}

interface VideoFormProps {
  video: VideoDraft
  pictures: readonly PictureDraft[]
  isLocked: boolean
  onVideo: VideoSectionProps['onVideo']
}

function VideoForm({ video, pictures, isLocked, onVideo }: VideoFormProps) {
  const { poster } = video
  const choices = pictures.flatMap(({ hash, alt }, index) =>
    hash === null ? [] : { code: hash, name: VIDEO.posterName(index + 1, alt) },
  )
  const isKept = poster !== null && choices.every(({ code }) => code !== poster.hash)
  const choose = (hash: string) => {
    const picture = pictures.find((one) => one.hash === hash)
    const chosen = picture && { hash, key: picture.key, width: picture.width, height: picture.height }
    onVideo((now) => now && { ...now, poster: chosen ?? (hash === '' ? null : now.poster) })
  }
  return (
    <>
      <div className="edit">
        {/* biome-ignore lint/a11y/useMediaCaption: what is on it is said by its description. */}
        <video
          className="film"
          controls
          preload="none"
          src={videoUrl(video)}
          poster={(poster && pictureUrl(poster, 640)) ?? undefined}
          aria-label={video.description || VIDEO.title}
        />
        <SelectField
          title={VIDEO.poster}
          value={poster?.hash ?? ''}
          none={VIDEO.noPoster}
          isDisabled={isLocked}
          choices={isKept ? [...choices, { code: poster.hash, name: VIDEO.ownPoster }] : choices}
          onChange={choose}
        />
        <TextField
          title={VIDEO.description}
          value={video.description}
          maxLength={300}
          isWide
          isDisabled={isLocked}
          hint={<em>{VIDEO.descriptionHint}</em>}
          onChange={(description) => onVideo((now) => now && { ...now, description })}
        />
      </div>
      {poster === null && <p className="mut sm">{VIDEO.posterHint}</p>}
      <div className="acts">
        <span className="mut sm">{VIDEO.size(video.width, video.height, video.seconds)}</span>
        {!isLocked && (
          <button type="button" className="btn x" onClick={() => onVideo(() => null)}>
            {VIDEO.remove}
          </button>
        )}
      </div>
    </>
  )
}

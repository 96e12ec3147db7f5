import { type ReactNode, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { ScheduleDialog } from '#app/parts/schedule-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { formatMoment } from '#app/texts/moments.ts'

type Preview = Parameters<typeof runCommand<'makePreviewLink'>>[1]

interface WordsActionsProps {
  state: keyof typeof WORDS.states
  /** In the shop. */
  address: string
  updatedAt: string
  isChanged: boolean
  preview: Preview
  onSave(): void
  /** Missing where a moment is a field of the form. */
  onPublish?(at: string | null): void
  onWithdraw?(): void
  onFailed(): void
  children?: ReactNode
}

export const STATE_LOOKS = { draft: 'st', scheduled: 'st inf', published: 'st ok', over: 'st' } as const

/** Saved first, then shown: what is published is what the preview has shown. */
export function WordsActions(props: WordsActionsProps) {
  const { state, address, updatedAt, isChanged, preview, onSave, onPublish, onWithdraw, onFailed, children } = props
  const [isPlanning, setPlanning] = useState(false)
  useKeys([{ keys: 'Ctrl S', label: WORDS.save, isInBar: true, isAlways: true, run: onSave }])
  const open = async () => {
    const answer = await runCommand('makePreviewLink', preview)
    if (answer.ok) window.open(answer.value.url, '_blank', 'noopener')
    else onFailed()
  }
  return (
    <div className="tool">
      <span className={STATE_LOOKS[state]}>{WORDS.states[state]}</span>
      {state === 'published' && (
        <a href={address} target="_blank" rel="noreferrer">
          {WORDS.onWeb}
        </a>
      )}
      {children}
      <span className="acts last">
        <span className="mut sm" role="status">
          {isChanged ? WORDS.unsaved : WORDS.savedAt(formatMoment(updatedAt))}
        </span>
        <button type="button" className="btn" disabled={isChanged} onClick={open}>
          {WORDS.preview}
        </button>
        <button type="button" className="btn" disabled={!isChanged} onClick={onSave}>
          {WORDS.save} <kbd>Ctrl</kbd>
          <kbd>S</kbd>
        </button>
        {onPublish && state !== 'published' && (
          <>
            <button type="button" className="btn" disabled={isChanged} onClick={() => setPlanning(true)}>
              {WORDS.schedule}
            </button>
            <button type="button" className="btn p" disabled={isChanged} onClick={() => onPublish(null)}>
              {WORDS.publish}
            </button>
          </>
        )}
        {onWithdraw && state !== 'draft' && (
          <button type="button" className="btn x" disabled={isChanged} onClick={onWithdraw}>
            {WORDS.withdraw}
          </button>
        )}
      </span>
      {isPlanning && onPublish && (
        <ScheduleDialog
          title={WORDS.schedule}
          label={WORDS.scheduleAt}
          onChosen={onPublish}
          onClose={() => setPlanning(false)}
        />
      )}
    </div>
  )
}

/** When it came or comes out, in a sentence. */
export function saidOnceOut({ state, at }: { state: string; at: string | null }): string {
  return state === 'scheduled' && at !== null ? WORDS.scheduled(formatMoment(at)) : WORDS.published
}

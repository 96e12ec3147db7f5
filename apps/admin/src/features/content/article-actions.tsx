import type { StaffArticle } from '@shop/contract/staff/staff-article'
import { useState } from 'react'
import { ScheduleDialog } from '#app/parts/schedule-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { ARTICLE, ARTICLES } from '#app/texts/content/article.ts'
import { formatMoment } from '#app/texts/moments.ts'

interface ArticleActionsProps {
  article: StaffArticle
  isChanged: boolean
  reason: string
  onSave(): void
  onDone(article: StaffArticle, said: string): void
  onRefused(code: string, details: Record<string, unknown>): void
  onFailed(): void
}

/** Saved first, then shown: what is published is what the preview has shown. */
export function ArticleActions({
  article,
  isChanged,
  reason,
  onSave,
  onDone,
  onRefused,
  onFailed,
}: ArticleActionsProps) {
  const [isPlanning, setPlanning] = useState(false)
  const { articleId, version, state, fields, updatedAt } = article
  const preview = async () => {
    const answer = await runCommand('makePreviewLink', { kind: 'article', slug: fields.slug })
    if (answer.ok) window.open(answer.value.url, '_blank', 'noopener')
    else onFailed()
  }
  const publish = async (at: string | null) => {
    const answer = await runCommand('publishArticle', { articleId, version, reason, at })
    if (!answer.ok) return onRefused(answer.code, answer.details)
    const { publishedAt } = answer.value
    const isLater = answer.value.state === 'scheduled' && publishedAt !== null
    onDone(answer.value, isLater ? ARTICLE.scheduled(formatMoment(publishedAt)) : ARTICLE.published)
  }
  const withdraw = async () => {
    const answer = await runCommand('withdrawArticle', { articleId, version, reason })
    return answer.ok ? onDone(answer.value, ARTICLE.withdrawn) : onRefused(answer.code, answer.details)
  }
  return (
    <div className="tool">
      <span className={state === 'published' ? 'st ok' : 'st'}>{ARTICLES.states[state]}</span>
      {state === 'published' && (
        <a href={article.address} target="_blank" rel="noreferrer">
          {ARTICLE.onWeb}
        </a>
      )}
      <span className="acts last">
        <span className="mut sm" role="status">
          {isChanged ? ARTICLE.unsaved : ARTICLE.savedAt(formatMoment(updatedAt))}
        </span>
        <button type="button" className="btn" disabled={isChanged} onClick={preview}>
          {ARTICLE.preview}
        </button>
        <button type="button" className="btn" disabled={!isChanged} onClick={onSave}>
          {ARTICLE.save} <kbd>Ctrl</kbd>
          <kbd>S</kbd>
        </button>
        {state !== 'published' && (
          <>
            <button type="button" className="btn" disabled={isChanged} onClick={() => setPlanning(true)}>
              {ARTICLE.schedule}
            </button>
            <button type="button" className="btn p" disabled={isChanged} onClick={() => publish(null)}>
              {ARTICLE.publish}
            </button>
          </>
        )}
        {state !== 'draft' && (
          <button type="button" className="btn x" disabled={isChanged} onClick={withdraw}>
            {ARTICLE.withdraw}
          </button>
        )}
      </span>
      {isPlanning && (
        <ScheduleDialog
          title={ARTICLE.schedule}
          label={ARTICLE.scheduleAt}
          onChosen={publish}
          onClose={() => setPlanning(false)}
        />
      )}
    </div>
  )
}

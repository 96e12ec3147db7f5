import type { StaffArticle } from '@shop/contract/staff/staff-article'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { ReasonField } from '#app/parts/reason-field.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { ARTICLE, ARTICLE_COLUMNS, ARTICLE_REFUSALS, ARTICLE_WORDS } from '#app/texts/content/article.ts'
import { ArticleActions } from './article-actions.tsx'
import {
  type ArticleDraft,
  type ArticleField,
  beginArticle,
  fromDraft,
  isArticleChanged,
  takeNewerArticle,
} from './article-draft.ts'
import { ArticleForm } from './article-form.tsx'
import { DisputedWords } from './disputed-words.tsx'
import { readArticle } from './read-article.ts'

const HISTORY_WORDS = { fields: ARTICLE_COLUMNS }

interface Said {
  kind: 'ok' | 'bad' | 'wrn'
  text: string
}

/** One form for the article. What is typed stays until it is saved or taken back by hand. */
export function ArticleEditor({ first }: { first: StaffArticle }) {
  const client = useQueryClient()
  const [editing, setEditing] = useState(() => beginArticle(first))
  const [said, setSaid] = useState<Said | null>(null)
  const [dispute, setDispute] = useState<{ theirs: ArticleDraft; by: string; fields: ArticleField[] } | null>(null)
  const [reason, setReason] = useState('')
  const { article, mine } = editing
  const changed = isArticleChanged(editing)
  const done = (next: StaffArticle, text: string) => {
    setEditing(beginArticle(next))
    setDispute(null)
    setReason('')
    setSaid({ kind: 'ok', text })
    return Promise.all([
      client.invalidateQueries({ queryKey: ['staff_articles'] }),
      client.invalidateQueries({ queryKey: ['row_history', 'blog_posts', String(next.articleId)] }),
    ])
  }
  const refused = async (code: string, details: Record<string, unknown>) => {
    if (code !== 'version_conflict') return setSaid({ kind: 'bad', text: toSentence(code, details) })
    const newer = await readArticle(article.articleId)
    if (!newer) return setSaid({ kind: 'bad', text: ARTICLE.unknown })
    const taken = takeNewerArticle(editing, newer)
    setEditing(taken.editing)
    const by = newer.changedBy ?? ''
    const isDisputed = taken.disputed.length > 0
    setDispute(isDisputed ? { theirs: taken.theirs, by, fields: taken.disputed } : null)
    setSaid(isDisputed ? null : { kind: 'wrn', text: changed ? ARTICLE.merged : toSentence(code, details) })
  }
  const save = async () => {
    // The colleague's text is in nobody's form while both are shown: saved now, it would be gone unread.
    if (dispute) return setSaid({ kind: 'bad', text: ARTICLE.settleFirst })
    const { articleId, version, state } = article
    const answer = await runCommand('saveArticle', { articleId, version, reason, fields: fromDraft(mine) })
    if (!answer.ok) return refused(answer.code, answer.details)
    return done(answer.value, state === 'published' ? ARTICLE.savedPublic : ARTICLE.saved)
  }
  const settle = (field: ArticleField, theirs: string | null) => {
    if (theirs !== null) setEditing({ ...editing, mine: { ...mine, [field]: theirs } })
    const fields = dispute?.fields.filter((one) => one !== field) ?? []
    setDispute(dispute && fields.length > 0 ? { ...dispute, fields } : null)
  }
  useKeys([{ keys: 'Ctrl S', label: ARTICLE.save, isInBar: true, isAlways: true, run: save }])
  return (
    <div className="cols">
      <div className="pane">
        <ArticleActions
          article={article}
          isChanged={changed}
          reason={reason}
          onSave={save}
          onDone={done}
          onRefused={refused}
          onFailed={() => setSaid({ kind: 'bad', text: ARTICLE.failed })}
        />
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {dispute && <DisputedWords dispute={dispute} names={ARTICLE.fields} mine={mine} onSettle={settle} />}
        <ReasonField value={reason} onChange={setReason} />
        <ArticleForm article={article} draft={mine} onChange={(next) => setEditing({ ...editing, mine: next })} />
        <section className="sec" aria-labelledby="history-title">
          <header>
            <h2 id="history-title">{ARTICLE.history}</h2>
          </header>
          <RowHistory table="blog_posts" rowKey={String(article.articleId)} words={HISTORY_WORDS} />
        </section>
      </div>
    </div>
  )
}

function toSentence(code: string, { missing }: Record<string, unknown>): string {
  if (code === 'content_incomplete') {
    const names = (missing as (keyof typeof ARTICLE_WORDS)[]).map((name) => ARTICLE_WORDS[name])
    return ARTICLE.incomplete(names.join(', '))
  }
  return ARTICLE_REFUSALS[code] ?? ARTICLE.failed
}

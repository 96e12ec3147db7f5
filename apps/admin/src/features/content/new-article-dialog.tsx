import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-admin'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { ARTICLE, ARTICLES } from '#app/texts/content/article.ts'

export function NewArticleDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [isRefused, setRefused] = useState(false)
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await runCommand('createArticle', { title })
    if (answer.ok) return navigate(`/obsah/blog/${answer.value.articleId}`)
    setRefused(true)
  }
  return (
    <Dialog title={ARTICLES.add} onClose={onClose}>
      <form className="stack l" onSubmit={create}>
        <WordField title={ARTICLES.newTitle} value={title} maxLength={160} onChange={setTitle} />
        {isRefused && <Note kind="bad">{ARTICLE.failed}</Note>}
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={title.trim() === ''}>
            {ARTICLES.create}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

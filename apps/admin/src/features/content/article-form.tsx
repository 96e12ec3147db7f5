import type { StaffArticle } from '@shop/contract/staff/staff-article'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { ARTICLE } from '#app/texts/content/article.ts'
import { ArticleCover } from './article-cover.tsx'
import { type ArticleDraft, claimsIn } from './article-draft.ts'

interface ArticleFormProps {
  article: StaffArticle
  draft: ArticleDraft
  onChange(draft: ArticleDraft): void
}

export function ArticleForm({ article: { choices }, draft, onChange }: ArticleFormProps) {
  const set = (change: Partial<ArticleDraft>) => onChange({ ...draft, ...change })
  const claims = claimsIn(draft)
  const claimed = (name: 'title' | 'perex' | 'body' | 'seoDescription', maxLength: number, rows?: number) => (
    <ClaimedField
      title={ARTICLE.fields[name]}
      value={draft[name]}
      maxLength={maxLength}
      {...(rows && { rows })}
      onChange={(value) => set({ [name]: value })}
    />
  )
  const lines = (name: 'tags' | 'sources' | 'products', rows: number) => (
    <WordField
      title={ARTICLE.fields[name]}
      value={draft[name]}
      maxLength={4000}
      rows={rows}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <>
      <section className="sec" aria-labelledby="words-title">
        <header>
          <h2 id="words-title">{ARTICLE.words}</h2>
          {claims > 0 && <span className="st wrn r">{ARTICLE.claims(claims)}</span>}
        </header>
        <div className="stack l">
          {claimed('title', 160)}
          {claimed('perex', 600, 3)}
          {claimed('body', 100_000, 22)}
          {claimed('seoDescription', 320, 2)}
        </div>
      </section>
      <ArticleCover value={draft.cover} onChange={(cover) => set({ cover })} />
      <section className="sec" aria-labelledby="filing-title">
        <header>
          <h2 id="filing-title">{ARTICLE.filing}</h2>
        </header>
        <div className="stack l">
          <WordField
            title={ARTICLE.fields.slug}
            value={draft.slug}
            maxLength={200}
            onChange={(slug) => set({ slug })}
          />
          <p className="mut sm">{ARTICLE.slugHint}</p>
          <Choice name="categoryId" value={draft.categoryId} choices={choices.categories} onChange={set} />
          <Choice name="authorId" value={draft.authorId} choices={choices.authors} onChange={set} />
          {lines('tags', 2)}
          {lines('products', 2)}
          {lines('sources', 3)}
          <label className="fld">
            <span>{ARTICLE.fields.checkedOn}</span>
            <input
              className="inp"
              type="date"
              value={draft.checkedOn}
              onChange={({ target }) => set({ checkedOn: target.value })}
            />
          </label>
          <label className="row">
            <input
              type="checkbox"
              checked={draft.isPinned !== ''}
              onChange={({ target }) => set({ isPinned: target.checked ? '1' : '' })}
            />
            {ARTICLE.fields.isPinned}
          </label>
        </div>
      </section>
    </>
  )
}

interface ChoiceProps {
  name: 'categoryId' | 'authorId'
  value: string
  choices: readonly { id: number; name: string }[]
  onChange(change: Partial<ArticleDraft>): void
}

function Choice({ name, value, choices, onChange }: ChoiceProps) {
  return (
    <label className="fld">
      <span>{ARTICLE.fields[name]}</span>
      <select className="inp" value={value} onChange={({ target }) => onChange({ [name]: target.value })}>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}

import { ARTICLE_STATES } from '@shop/contract/staff/staff-article'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { ARTICLES } from '#app/texts/content/article.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { ContentScreen } from './content-screen.tsx'
import { NewArticleDialog } from './new-article-dialog.tsx'

type State = (typeof ARTICLE_STATES)[number]

export function ArticlesPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const typed = params.get('hledat') ?? ''
  const state = ARTICLE_STATES.find((one) => one === params.get('stav')) ?? null
  const field = useRef<HTMLInputElement>(null)
  const [isAdding, setAdding] = useState(false)
  const open = (next: Record<string, string>) => navigate(`/obsah/blog?${new URLSearchParams(next)}`)
  useKeys([
    { keys: 'F', label: ARTICLES.search, isInBar: true, run: () => field.current?.focus() },
    { keys: 'N', label: ARTICLES.add, isInBar: true, run: () => setAdding(true) },
  ])
  const find = (event: FormEvent) => {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    return open({ ...(state && { stav: state }), ...(words !== '' && { hledat: words }) })
  }
  return (
    <ContentScreen tab="articles">
      <div className="tool">
        {[null, ...ARTICLE_STATES].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={one === state ? 'chip on' : 'chip'}
            aria-pressed={one === state}
            onClick={() => open(one ? { stav: one } : {})}
          >
            {one ? ARTICLES.states[one] : ARTICLES.all}
          </button>
        ))}
        <form className="row last" onSubmit={find}>
          <input
            key={typed}
            ref={field}
            className="inp who"
            aria-label={ARTICLES.search}
            placeholder={ARTICLES.placeholder}
            defaultValue={typed}
            maxLength={80}
          />
          <button type="submit" className="btn">
            <Icon name="search" /> {ARTICLES.find}
          </button>
        </form>
        <button type="button" className="btn p" onClick={() => setAdding(true)}>
          <Icon name="plus" /> {ARTICLES.add} <kbd>N</kbd>
        </button>
      </div>
      <ArticlesTable state={state} typed={typed} />
      {isAdding && <NewArticleDialog onClose={() => setAdding(false)} />}
    </ContentScreen>
  )
}

function ArticlesTable({ state, typed }: { state: State | null; typed: string }) {
  const { data, isError } = useQuery({
    queryKey: ['staff_articles', state, typed],
    queryFn: () => readArticles(state, typed),
  })
  const { columns } = ARTICLES
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!data) return <p className="pad mut">{PARTS.loading}</p>
  if (data.articles.length === 0) return <p className="pad mut">{ARTICLES.none}</p>
  return (
    <table className="tb">
      <caption className="vh">{ARTICLES.title}</caption>
      <thead>
        <tr>
          <th>{columns.title}</th>
          <th>{columns.state}</th>
          <th>{columns.category}</th>
          <th className="hide-m">{columns.author}</th>
          <th>{columns.at}</th>
          <th>{columns.claims}</th>
        </tr>
      </thead>
      <tbody>
        {data.articles.map((row) => (
          <tr key={row.articleId}>
            <td>
              <LinkBase to={`/obsah/blog/${row.articleId}`}>
                <b className="b6">{row.title}</b>
              </LinkBase>
            </td>
            <td>
              <span className={STATES[row.state]}>{ARTICLES.states[row.state]}</span>
            </td>
            <td>{row.category}</td>
            <td className="hide-m">{row.author}</td>
            <td className="nw">{row.publishedAt ? formatMoment(row.publishedAt) : ARTICLES.nothing}</td>
            <td>{row.claims > 0 && <span className="st wrn">{ARTICLES.claims(row.claims)}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const STATES: Record<State, string> = { draft: 'st', scheduled: 'st inf', published: 'st ok' }

async function readArticles(state: State | null, q: string) {
  const answer = await runCommand('staffArticles', { q, ...(state && { state }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

import { Link } from 'react-router-dom'
import { APPLICATION, INBOX, REVIEW } from '#app/texts/inbox.ts'
import { Clock } from './clock.tsx'
import { type InboxRow, SLUGS, type Tab, type View } from './inbox-rows.ts'

interface InboxListProps {
  rows: readonly InboxRow[]
  isRead: boolean
  tab: Tab
  item: string | undefined
  view: View
  onView(view: View): void
}

const VIEWS: Record<Tab, readonly View[]> = {
  messages: ['open', 'mine', 'free', 'all'],
  applications: ['open', 'all'],
  reviews: ['open', 'all'],
}

export function InboxList({ rows, isRead, tab, item, view, onView }: InboxListProps) {
  return (
    <>
      <div className="tool">
        {VIEWS[tab].map((one) => (
          <button
            key={one}
            type="button"
            className={one === view ? 'chip on' : 'chip'}
            aria-pressed={one === view}
            onClick={() => onView(one)}
          >
            {INBOX[one]}
          </button>
        ))}
      </div>
      {isRead && rows.length === 0 ? (
        <div className="empty pad">
          <h2>{INBOX.emptyTitle}</h2>
          <p className="mut">{INBOX.empty}</p>
        </div>
      ) : null}
      <ul className="ml">
        {rows.map((row) => (
          <li key={row.item} className={row.item === item ? 'on' : undefined}>
            <Link to={`/zpravy/${SLUGS[tab]}/${row.item}`} aria-current={row.item === item ? 'true' : undefined}>
              <span className="row">
                <b>{row.who}</b>
                {row.clock ? <Clock until={row.clock} /> : <span className="mut xs">{stateOf(tab, row.state)}</span>}
              </span>
              <span className="el">{row.excerpt}</span>
              <span className="row xs mut">
                <span className="tag">{tagOf(tab, row.tag)}</span> {row.item} {row.ownerName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function stateOf(tab: Tab, state: string): string {
  const words: Record<string, string> = { ...INBOX.states, ...APPLICATION.states, ...REVIEW.states }
  return (tab === 'reviews' ? REVIEW.states[state] : words[state]) ?? state
}

function tagOf(tab: Tab, tag: string): string {
  if (tab === 'applications') return APPLICATION.kinds[tag] ?? tag
  return tab === 'messages' ? (INBOX.topics[tag as keyof typeof INBOX.topics] ?? tag) : tag
}

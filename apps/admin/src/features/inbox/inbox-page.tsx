import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { useSession } from '#app/session/use-session.ts'
import { INBOX } from '#app/texts/inbox.ts'
import { ApplicationPane } from './application-pane.tsx'
import { InboxList } from './inbox-list.tsx'
import { readRows, SLUGS, type Tab, tabsOf, type View } from './inbox-rows.ts'
import type { PaneProps } from './pane-props.ts'
import { ReviewPane } from './review-pane.tsx'
import { ThreadPane } from './thread-pane.tsx'

/** Messages, applications and reviews: one inbox, the list at the left, what is open in the middle. */
export function InboxPage() {
  const { tab: slug, item } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const staff = useSession().session?.staff
  const [view, setView] = useState<View>('open')
  const tabs = staff ? tabsOf(staff.role) : []
  const tab: Tab = tabs.find((one) => SLUGS[one] === slug) ?? tabs[0] ?? 'messages'
  const { data: rows = [], isFetched } = useQuery({
    queryKey: ['inbox', tab, view],
    queryFn: () => readRows(tab, view),
  })
  const at = rows.findIndex((row) => row.item === item)
  const open = (next: string | undefined) => next && navigate(`/zpravy/${SLUGS[tab]}/${next}`)
  useKeys([
    { keys: 'J', label: INBOX.thread, isInBar: true, run: () => open(rows[at + 1]?.item) },
    { keys: 'K', label: INBOX.thread, isInBar: true, run: () => open(rows[Math.max(0, at - 1)]?.item) },
  ])
  const done = async (goesOn: boolean) => {
    const next = rows[at + 1]?.item
    await client.invalidateQueries({ queryKey: ['inbox'] })
    if (goesOn) open(next)
  }
  return (
    <Screen title={INBOX.title}>
      <div className="cols ib">
        <aside className="pane" aria-label={INBOX.list}>
          <nav className="tabs" aria-label={INBOX.tabsLabel}>
            {tabs.map((one) => (
              <Link
                key={one}
                to={`/zpravy/${SLUGS[one]}`}
                className={one === tab ? 'on' : undefined}
                aria-current={one === tab ? 'page' : undefined}
              >
                {INBOX.tabs[one]}
              </Link>
            ))}
          </nav>
          <InboxList rows={rows} isRead={isFetched} tab={tab} item={item} view={view} onView={setView} />
        </aside>
        {item ? <Opened key={item} tab={tab} item={item} onDone={done} /> : <p className="pad mut">{INBOX.choose}</p>}
      </div>
    </Screen>
  )
}

function Opened({ tab, ...pane }: PaneProps & { tab: Tab }) {
  if (tab === 'applications') return <ApplicationPane {...pane} />
  return tab === 'reviews' ? <ReviewPane {...pane} /> : <ThreadPane {...pane} />
}

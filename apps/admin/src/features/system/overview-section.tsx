import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ACTORS, AUDIT_OBJECTS } from '#app/texts/audit.ts'
import { ACTIONS } from '#app/texts/audit-actions.ts'
import { MAIL, MAIL_NAMES, MAIL_STATES } from '#app/texts/mails.ts'
import { formatRecent } from '#app/texts/moments.ts'
import { SYSTEM } from '#app/texts/system.ts'
import { askServices } from './ask-services.ts'
import { JobsSection } from './jobs-section.tsx'
import { TruthsSection } from './truths-section.tsx'

const MOST_MAILS = 6
const MOST_ENTRIES = 8

/** What is wrong now, and beside it what has just happened. */
export function OverviewSection() {
  return (
    <div className="cols sy brief">
      <div className="pane">
        <TruthsSection />
        <JobsSection />
      </div>
      <aside className="pane soft" aria-label={SYSTEM.beside}>
        <WaitingMails />
        <LatestEntries />
      </aside>
    </div>
  )
}

function WaitingMails() {
  const { data } = useQuery({
    queryKey: ['staff_mails', { state: 'open' }],
    queryFn: () => askServices('findMails', { state: 'open' }),
  })
  return (
    <section className="sec">
      <header>
        <h2>{MAIL.notSentTitle}</h2>
        <Link className="lk sm r" to="/hlidac/maily">
          {SYSTEM.all}
        </Link>
      </header>
      {data?.mails.length === 0 && <p className="mut">{MAIL.allSent}</p>}
      <ul className="ms">
        {data?.mails.slice(0, MOST_MAILS).map(({ id, template, status, orderNumber, createdAt }) => (
          <li key={id}>
            <span className={status === 'refused' ? 'st bad' : 'st inf'}>{MAIL_STATES[status] ?? status}</span>
            <b className="b6 grow">{MAIL_NAMES[template] ?? template}</b>
            <span className="mut">{orderNumber?.slice(-4)}</span>
            <time dateTime={createdAt}>{formatRecent(createdAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LatestEntries() {
  const { data } = useQuery({ queryKey: ['staff_audit', 'newest'], queryFn: () => askServices('staffAudit', {}) })
  return (
    <section className="sec">
      <header>
        <h2>{SYSTEM.tabs.zaznam}</h2>
        <Link className="lk sm r" to="/hlidac/zaznam">
          {SYSTEM.all}
        </Link>
      </header>
      <ol className="trail">
        {data?.entries.slice(0, MOST_ENTRIES).map(({ id, at, actorName, actorKind, action, objectType, objectId }) => (
          <li key={id}>
            <b>{actorName ?? ACTORS[actorKind] ?? actorKind}</b> {ACTIONS[action] ?? action}
            <br />
            <time dateTime={at}>{formatRecent(at)}</time>{' '}
            {objectType && (
              <span className="mut">
                {AUDIT_OBJECTS[objectType] ?? objectType} {objectType === 'user' ? '' : objectId}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

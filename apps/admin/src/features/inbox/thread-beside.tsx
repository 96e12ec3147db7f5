import type { ReactNode } from 'react'
import type { Person, Thread } from '#app/parts/thread.ts'
import { INBOX } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { Beside } from './beside.tsx'
import { RevealButton } from './reveal-button.tsx'

/** Whom and what the thread is about, masked until somebody says why. */
export function ThreadBeside({ thread, onRevealed }: { thread: Thread; onRevealed(): unknown }) {
  const { person, order } = thread
  return (
    <Beside label={person.name}>
      <PersonSection person={person} object={{ objectType: 'ticket', objectId: thread.id }} onRevealed={onRevealed}>
        <dt>{INBOX.threads}</dt>
        <dd>{person.threads}</dd>
        <dt>{INBOX.topic}</dt>
        <dd>{INBOX.topics[thread.topic]}</dd>
      </PersonSection>
      <section className="sec">
        <header>
          <h2>{INBOX.order}</h2>
          {order ? <span className="r sm">{order.number}</span> : null}
        </header>
        {order ? (
          <ul className="stack sm">
            <li className="mut">
              {INBOX.placed} {formatMoment(order.placedAt)}
            </li>
            {order.lines.map(({ name, variant, pieces }) => (
              <li key={`${name} ${variant}`}>
                {name}
                {variant ? `, ${variant}` : ''} · {INBOX.pieces(pieces)}
              </li>
            ))}
          </ul>
        ) : (
          <p className="sm mut">{INBOX.noOrder}</p>
        )}
      </section>
    </Beside>
  )
}

interface PersonSectionProps {
  person: Person
  object: { objectType: 'ticket' | 'application'; objectId: number }
  onRevealed(): unknown
  children?: ReactNode
}

export function PersonSection({ person, object, onRevealed, children }: PersonSectionProps) {
  return (
    <section className="sec">
      <header>
        <h2>{person.name}</h2>
        {person.isRevealed ? null : <RevealButton {...object} onRevealed={onRevealed} />}
      </header>
      <dl className="kv sm">
        <dt>{INBOX.email}</dt>
        <dd>{person.email}</dd>
        {person.phone ? (
          <>
            <dt>{INBOX.phone}</dt>
            <dd>{person.phone}</dd>
          </>
        ) : null}
        {children}
      </dl>
    </section>
  )
}

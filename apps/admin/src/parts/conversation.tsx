import { runCommand } from '#app/session/services.ts'
import { INBOX } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { FileLinks } from './file-links.tsx'
import type { Thread } from './thread.ts'

const CLASSES = { customer: undefined, staff: 'us', note: 'nt' } as const

/** What was written, oldest first: theirs at the left, ours at the right, notes among them. */
export function Conversation({ thread }: { thread: Thread }) {
  return (
    <div className="conv">
      {thread.messages.map(({ id, kind, author, body, at }, index) => (
        <article key={id} className={CLASSES[kind]}>
          <header>
            <b>{kind === 'customer' ? thread.person.name : author}</b>
            <time dateTime={at}>
              {formatMoment(at)}
              {kind === 'note' ? ` · ${INBOX.noteOf}` : ''}
              {index === 0 && thread.dog ? ` · ${INBOX.form}, ${INBOX.aboutDog(thread.dog)}` : ''}
            </time>
          </header>
          <p>{body}</p>
          <FileLinks
            files={thread.files.filter(({ messageId }) => messageId === id)}
            read={(fileId) => runCommand('staffTicketFile', { number: thread.number, fileId })}
          />
        </article>
      ))}
    </div>
  )
}

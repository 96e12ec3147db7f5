import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Composer } from '#app/parts/composer.tsx'
import { Conversation } from '#app/parts/conversation.tsx'
import { Note } from '#app/parts/note.tsx'
import { Presence } from '#app/parts/presence.tsx'
import { readThread } from '#app/parts/thread.ts'
import { runCommand } from '#app/session/services.ts'
import { INBOX } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { Clock } from './clock.tsx'
import type { PaneProps } from './pane-props.ts'
import { ThreadBeside } from './thread-beside.tsx'

const HOUR_MS = 3_600_000

type Action = 'take' | 'snooze' | 'close' | 'reopen'

/** One thread: what was written, the place to answer, and beside it whom and what it is about. */
export function ThreadPane({ item, onDone }: PaneProps) {
  const { data: thread, refetch } = useQuery({ queryKey: ['inbox-thread', item], queryFn: () => readThread(item) })
  const [said, setSaid] = useState<string | null>(null)
  const act = async (action: Action) => {
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const answer = await runCommand(
      'changeTicket',
      action === 'snooze' ? { number: item, action, until } : { number: item, action },
    )
    setSaid(answer.ok ? null : explain(answer.code, answer.details))
    await refetch()
    await onDone(answer.ok && (action === 'close' || action === 'snooze'))
  }
  useKeys([
    { keys: 'S', label: INBOX.snooze, isInBar: true, run: () => act('snooze') },
    { keys: 'A', label: INBOX.take, isInBar: true, run: () => act('take') },
    { keys: 'E', label: INBOX.close, isInBar: true, run: () => act('close') },
  ])
  if (!thread) return <div className="pane" />
  const isOwed = thread.state === 'new' || thread.state === 'open'
  return (
    <>
      <section className="pane tr2" aria-label={thread.number}>
        <div className="tool">
          <h2>{thread.number}</h2>
          {isOwed ? (
            <Clock until={thread.answerBy} text={INBOX.answerBy(formatMoment(thread.answerBy))} />
          ) : (
            <span className="st inf">{INBOX.states[thread.state]}</span>
          )}
          <Presence object={`ticket:${thread.id}`} mode="view" />
          <span className="acts r">
            <ActionButton label={INBOX.snooze} keys="S" onClick={() => act('snooze')} />
            <ActionButton label={INBOX.take} keys="A" onClick={() => act('take')} />
            {thread.state === 'closed' ? (
              <ActionButton label={INBOX.reopen} onClick={() => act('reopen')} />
            ) : (
              <ActionButton label={INBOX.close} keys="E" onClick={() => act('close')} />
            )}
          </span>
        </div>
        {said ? <Note kind="bad">{said}</Note> : null}
        <Conversation thread={thread} />
        <Composer
          thread={thread}
          onSent={async (goesOn) => {
            await refetch()
            await onDone(goesOn)
          }}
        />
      </section>
      <ThreadBeside thread={thread} onRevealed={refetch} />
    </>
  )
}

function explain(code: string, details: Record<string, unknown>): string {
  if (code === 'snooze_too_long') return INBOX.snoozeTooLong(formatMoment(String(details.answerBy)))
  return INBOX.refused
}

function ActionButton({ label, keys, onClick }: { label: string; keys?: string; onClick(): void }) {
  return (
    <button type="button" className="btn q" onClick={onClick}>
      {label} {keys ? <kbd>{keys}</kbd> : null}
    </button>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Composer } from '#app/parts/composer.tsx'
import { Conversation } from '#app/parts/conversation.tsx'
import { Dialog } from '#app/parts/dialog.tsx'
import { readThread } from '#app/parts/thread.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { CASE } from '#app/texts/case.ts'
import { INBOX } from '#app/texts/inbox.ts'

/** The thread of the case with the templates of the inbox, above the case: whoever writes still sees what about. */
export function CaseThread({ ticketNumber }: { ticketNumber: string }) {
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useMayDo('messages')
  useKeys(mayWrite ? [{ keys: 'W', label: CASE.keys.thread, isInBar: true, run: () => setOpen(true) }] : [])
  if (!mayWrite) return null
  return (
    <div className="acts thr">
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {CASE.thread} <kbd>W</kbd>
      </button>
      <LinkBase to={`/zpravy/vlakna/${ticketNumber}`} className="lk sm">
        {ticketNumber}
      </LinkBase>
      {isOpen && (
        <Dialog title={CASE.thread} isWide onClose={() => setOpen(false)}>
          <Talk number={ticketNumber} />
        </Dialog>
      )}
    </div>
  )
}

function Talk({ number }: { number: string }) {
  const { data: thread, refetch } = useQuery({
    queryKey: ['inbox-thread', number],
    queryFn: () => readThread(number),
  })
  if (!thread) return null
  return (
    <div className="talk">
      <p className="sm mut">{INBOX.states[thread.state]}</p>
      <Conversation thread={thread} />
      <Composer thread={thread} answerKey="W" sendLabel={CASE.send} onSent={async () => void (await refetch())} />
    </div>
  )
}

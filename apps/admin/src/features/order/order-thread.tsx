import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { Composer } from '#app/parts/composer.tsx'
import { Conversation } from '#app/parts/conversation.tsx'
import { readThread } from '#app/parts/thread.ts'
import { INBOX } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { ORDER } from '#app/texts/order.ts'
import type { OrderDetail } from './order-detail.ts'

type Tickets = NonNullable<OrderDetail['talk']>['tickets']

/** What was written about the order, the newest thread open; an answer goes the same way as from the inbox. */
export function OrderThread({ tickets }: { tickets: Tickets }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const number = chosen ?? tickets[0]?.number ?? null
  return (
    <section className="sec talk">
      <header>
        <h2>{ORDER.messages}</h2>
        {tickets.length > 1 && (
          <span className="acts r">
            {tickets.map((ticket) => (
              <button
                key={ticket.number}
                type="button"
                className={ticket.number === number ? 'chip on' : 'chip'}
                aria-pressed={ticket.number === number}
                onClick={() => setChosen(ticket.number)}
              >
                {ticket.number} · {INBOX.states[ticket.state]}
              </button>
            ))}
          </span>
        )}
      </header>
      {number === null ? <p className="mut">{ORDER.noMessages}</p> : <OneThread key={number} number={number} />}
    </section>
  )
}

function OneThread({ number }: { number: string }) {
  const { data: thread, refetch } = useQuery({
    queryKey: ['inbox-thread', number],
    queryFn: () => readThread(number),
  })
  if (!thread) return null
  return (
    <>
      <p className="sm mut">
        <LinkBase className="lk" to={`/zpravy/vlakna/${number}`}>
          {number}
        </LinkBase>{' '}
        · {INBOX.states[thread.state]}
        {(thread.state === 'new' || thread.state === 'open') && ` · ${INBOX.answerBy(formatMoment(thread.answerBy))}`}
      </p>
      <Conversation thread={thread} />
      <Composer
        thread={thread}
        answerKey="W"
        sendLabel={ORDER.sendAnswer}
        onSent={async () => void (await refetch())}
      />
    </>
  )
}

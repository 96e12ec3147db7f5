import type { WaitingRetailer } from '@shop/contract/staff/staff-retailer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { runCommand } from '#app/session/services.ts'
import { formatDay } from '#app/texts/moments.ts'
import { RETAILER } from '#app/texts/outreach/retailer.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

const TEXTS = RETAILER.waiting

/** What wholesalers have sent for the map, the first to be answered at the top; nothing at all when nobody waits. */
export function WaitingRetailers({ onDone }: { onDone(sentence: string): Promise<void> }) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<WaitingRetailer | null>(null)
  const { data: entries = [] } = useQuery({ queryKey: ['retailers', 'waiting'], queryFn: readWaiting })
  const done = async (sentence: string) => {
    setOpened(null)
    await client.invalidateQueries({ queryKey: ['retailers'] })
    await onDone(sentence)
  }
  if (entries.length === 0) return null
  return (
    <section className="sec">
      <header>
        <h2>{TEXTS.title}</h2>
      </header>
      <p className="sm mut">{TEXTS.sentence}</p>
      <table className="tb in">
        <caption className="vh">{TEXTS.title}</caption>
        <thead>
          <tr>
            {Object.entries(TEXTS.columns).map(([key, title]) => (
              <th key={key}>{title}</th>
            ))}
            <th>
              <span className="vh">{TEXTS.open}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <WaitingRow key={entry.entryId} entry={entry} onOpen={() => setOpened(entry)} />
          ))}
        </tbody>
      </table>
      {opened && <WaitingDialog entry={opened} onClose={() => setOpened(null)} onDone={done} />}
    </section>
  )
}

function WaitingRow({ entry, onOpen }: { entry: WaitingRetailer; onOpen(): void }) {
  const { fields, sentAt, answerBy } = entry
  return (
    <tr>
      <td>
        <b className="b6">{fields.name}</b>
      </td>
      <td>
        {fields.street}, {fields.city}
      </td>
      <td>{formatDay(sentAt)}</td>
      <td>{formatDay(answerBy)}</td>
      <td className="num">
        <button type="button" className="btn" aria-label={TEXTS.openOf(fields.name)} onClick={onOpen}>
          {TEXTS.open}
        </button>
      </td>
    </tr>
  )
}

async function readWaiting() {
  const answer = await runCommand('waitingRetailers', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.entries
}

import type { Remittance } from '@shop/contract/delivery/remittance'
import { formatPrice } from '@shop/czech/format-price'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatDay, formatRecent } from '#app/texts/moments.ts'
import { REMITTANCES } from '#app/texts/money/remittance.ts'
import { RemittanceDialog } from './remittance-dialog.tsx'

const { columns } = REMITTANCES

/** Sums that carriers send with a file: whether the money has come, and which rows are for a person. */
export function Remittances() {
  const client = useQueryClient()
  const mayRead = useMayDo('payments')
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const { data } = useQuery({ queryKey: ['payment', 'remittances'], queryFn: readList, enabled: mayRead })
  if (!mayRead || !data) return null
  return (
    <section className="sec">
      <header>
        <h2>{REMITTANCES.title}</h2>
        <button type="button" className="btn r" onClick={() => setAsking(true)}>
          {REMITTANCES.read}
        </button>
      </header>
      {said && <Note kind="ok">{said}</Note>}
      {data.remittances.length > 0 && <RemittanceTable rows={data.remittances} />}
      {isAsking && (
        <RemittanceDialog
          carriers={data.carriers}
          onClose={() => setAsking(false)}
          onDone={async (sentence) => {
            setAsking(false)
            setSaid(sentence)
            await client.invalidateQueries({ queryKey: ['payment'] })
          }}
        />
      )}
    </section>
  )
}

function RemittanceTable({ rows }: { rows: readonly Remittance[] }) {
  return (
    <table className="tb in">
      <caption className="vh">{REMITTANCES.title}</caption>
      <thead>
        <tr>
          <th>{columns.file}</th>
          <th>{columns.carrier}</th>
          <th>{columns.readAt}</th>
          <th className="num">{columns.total}</th>
          <th className="num">{columns.rows}</th>
          <th>{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <b className="b6">{row.name}</b>
            </td>
            <td>{row.carrier}</td>
            <td>{formatRecent(row.readAt)}</td>
            <td className="num">{formatPrice(row.total)}</td>
            <td className="num">
              {row.settled} / {row.rows}
            </td>
            <td>
              <RemittanceState row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RemittanceState({ row: { bookedOn, settledAt, differences } }: { row: Remittance }) {
  if (bookedOn === null) return <span className="st">{REMITTANCES.waiting}</span>
  if (settledAt === null) return <span className="st">{REMITTANCES.settling}</span>
  return (
    <>
      <span className={differences.length > 0 ? 'st bad' : 'st ok'}>{REMITTANCES.booked(formatDay(bookedOn))}</span>
      {differences.map(({ line, parcel, symbol, amount, expected, outcome, orderId, orderNumber }) => (
        <div key={line} className="sm">
          {orderId === null ? (
            REMITTANCES.nobody(parcel || symbol)
          ) : (
            <LinkBase to={`/objednavky/${orderId}`}>{REMITTANCES.order(orderNumber ?? '')}</LinkBase>
          )}
          {': '}
          {REMITTANCES.outcomes[outcome](formatPrice(amount), expected === null ? '' : formatPrice(expected))}
        </div>
      ))}
    </>
  )
}

async function readList() {
  const answer = await runCommand('remittances', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

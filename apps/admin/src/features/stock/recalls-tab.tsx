import type { StoppedBatch } from '@shop/contract/staff/recall'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { RECALL, RECALLS, STOCK } from '#app/texts/stock.ts'
import { readStock } from './read-stock.ts'
import { addressOfTab } from './stock-tabs.ts'

/** Everything that is stopped, on one page: when, by whom, and how many have been told. */
export function RecallsTab() {
  const { data, isError } = useQuery({ queryKey: ['stock', 'recalls'], queryFn: () => readStock('recalls', {}) })
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!data) return <p className="pad mut">{PARTS.loading}</p>
  if (data.batches.length === 0) {
    return (
      <div className="empty pad">
        <h2>{RECALLS.empty}</h2>
        <p className="mut">{RECALLS.emptySentence}</p>
      </div>
    )
  }
  return (
    <section className="sec">
      <p className="sm mut">{RECALLS.sentence}</p>
      <RecallTable batches={data.batches} />
    </section>
  )
}

const LOOKS = { blocked: 'st wrn', proposed: 'st wrn', public: 'st bad' } as const

function RecallTable({ batches }: { batches: readonly StoppedBatch[] }) {
  const { columns } = RECALLS
  return (
    <table className="tb in">
      <caption className="vh">{RECALLS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{STOCK.batch}</th>
          <th scope="col">{STOCK.goods}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.reason}</th>
          <th scope="col">{columns.stopped}</th>
          <th scope="col" className="num">
            {columns.told}
          </th>
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <tr key={batch.batchId}>
            <th scope="row" className="mono nw">
              <LinkBase to={addressOfTab('batches', `&sarze=${batch.batchId}`)} aria-label={RECALL.openOf(batch.code)}>
                {batch.code}
              </LinkBase>
            </th>
            <td>{batch.name}</td>
            <td>
              <span className={LOOKS[batch.state]}>{RECALL.states[batch.state]}</span>
            </td>
            <td>{batch.reason}</td>
            <td className="sm">
              {batch.stoppedAt && formatMoment(batch.stoppedAt)} <span className="mut">{batch.stoppedBy}</span>
              {batch.publicAt && (
                <div className="mut">{RECALLS.approved(batch.approvedBy, formatMoment(batch.publicAt))}</div>
              )}
            </td>
            <td className="num">{RECALLS.told(batch.told, batch.receivers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

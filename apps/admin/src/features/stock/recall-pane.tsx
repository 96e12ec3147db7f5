import type { RecallView } from '@shop/contract/staff/recall'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { formatDay } from '#app/texts/moments.ts'
import { RECALL, STOCK } from '#app/texts/stock.ts'
import { readStock } from './read-stock.ts'
import { ApproveRecall } from './recall-approval.tsx'
import { ProposeForm } from './recall-form.tsx'
import type { Said } from './use-intake.ts'

/** Who has the batch, what they would be told, and the two people who press. */
export function RecallPane({ batchId }: { batchId: number }) {
  const client = useQueryClient()
  const [said, setSaid] = useState<Said | null>(null)
  const { data: view } = useQuery({
    queryKey: ['stock', 'recall', batchId],
    queryFn: () => readStock('recallView', { batchId }),
    refetchInterval: 5000,
  })
  const tell = (text: Said | null) => {
    setSaid(text)
    void client.invalidateQueries({ queryKey: ['stock'] })
  }
  if (!view) return <p className="pad mut">{STOCK.loading}</p>
  return (
    <>
      <Facts view={view} />
      {said && <Note kind={said.kind}>{said.text}</Note>}
      {view.recall ? (
        <ApproveRecall view={view} recall={view.recall} onSaid={tell} />
      ) : (
        <ProposeForm batchId={batchId} onSaid={tell} />
      )}
      {view.receivers.length > 0 && <Receivers view={view} />}
    </>
  )
}

function stateOf({ recall, blockedReason }: RecallView): keyof typeof RECALL.states {
  if (recall) return recall.state
  return blockedReason === null ? 'none' : 'blocked'
}

function Facts({ view }: { view: RecallView }) {
  const { code, name, bestBefore, onHand, blockedReason, receivers, plans } = view
  const state = stateOf(view)
  const pieces = receivers.reduce((sum, receiver) => sum + receiver.pieces, 0)
  const reachable = receivers.filter(({ hasEmail }) => hasEmail).length
  return (
    <section className="sec">
      <header>
        <h2>{RECALL.heading}</h2>
        <span className={`st r ${state === 'none' ? 'ok' : 'bad'}`}>{RECALL.states[state]}</span>
      </header>
      <p>
        <b>{name}</b>
        <br />
        <small className="mut">{RECALL.batch(code, bestBefore && formatDay(bestBefore))}</small>
      </p>
      <dl className="who3">
        <div>
          <dt>{RECALL.bought}</dt>
          <dd className="big">{receivers.length}</dd>
          <dd>
            <small>{RECALL.boughtUnit(pieces)}</small>
          </dd>
        </div>
        <div>
          <dt>{RECALL.onWay}</dt>
          <dd className="big">{receivers.filter(({ isOnWay }) => isOnWay).length}</dd>
          <dd>
            <small>{RECALL.onWayUnit}</small>
          </dd>
        </div>
        <div>
          <dt>{RECALL.onHand}</dt>
          <dd className="big">{onHand}</dd>
          <dd>
            <small>{RECALL.onHandUnit(blockedReason !== null)}</small>
          </dd>
        </div>
      </dl>
      <p className="sm">{RECALL.reach(reachable, receivers.length - reachable, plans)}</p>
    </section>
  )
}

function Receivers({ view: { receivers } }: { view: RecallView }) {
  return (
    <section className="sec">
      <header>
        <h3>{RECALL.list}</h3>
      </header>
      <table className="tb in mv">
        <caption className="vh">{RECALL.listCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{RECALL.order}</th>
            <th scope="col">{RECALL.sentOn}</th>
            <th scope="col" className="num">
              {RECALL.pieces}
            </th>
            <th scope="col">{RECALL.onWay}</th>
          </tr>
        </thead>
        <tbody>
          {receivers.map(({ orderId, orderNumber, sentOn, pieces, isOnWay }) => (
            <tr key={orderId}>
              <td className="mono">{orderNumber}</td>
              <td>{formatDay(sentOn)}</td>
              <td className="num">{pieces}</td>
              <td>{RECALL.way[isOnWay ? 'true' : 'false']}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

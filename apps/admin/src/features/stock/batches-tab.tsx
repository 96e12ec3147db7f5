import type { BatchRow } from '@shop/contract/staff/stock'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useLocation } from 'react-admin'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatDay } from '#app/texts/moments.ts'
import { BATCHES, RECALL, STOCK } from '#app/texts/stock.ts'
import { ANALYSIS } from '#app/texts/stock-analysis.ts'
import { AnalysisDialog } from './analysis-dialog.tsx'
import { readStock } from './read-stock.ts'
import { RecallPane } from './recall-pane.tsx'
import { stockRefusal } from './stock-refusal.ts'
import { addressOfTab } from './stock-tabs.ts'

/** Batches by their day, blocked ones first: one press stops a batch, and one lets it go. */
export function BatchesTab() {
  const client = useQueryClient()
  const mayBlock = useMayDo('stock_blocks')
  const [typed, setTyped] = useState('')
  const [isBlocked, setBlocked] = useState(false)
  const [asked, setAsked] = useState<BatchRow | null>(null)
  const [measured, setMeasured] = useState<BatchRow | null>(null)
  const { search } = useLocation()
  const chosen = Number(new URLSearchParams(search).get('sarze')) || null
  const isSettled = useSettled(typed, 250)
  const { data } = useQuery({
    queryKey: ['stock', 'batches', 'list', typed, isBlocked],
    queryFn: () => readStock('stockBatches', { find: typed, isBlocked: String(isBlocked) }),
    enabled: isSettled,
    placeholderData: (before) => before,
  })
  return (
    <div className="cols st2">
      <section className="pane" aria-label={BATCHES.caption}>
        <div className="tool row w pad">
          <input
            className="inp who"
            aria-label={BATCHES.find}
            placeholder={BATCHES.find}
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
          />
          <label className="row">
            <input type="checkbox" checked={isBlocked} onChange={(event) => setBlocked(event.target.checked)} />
            {BATCHES.onlyBlocked}
          </label>
        </div>
        {data?.batches.length === 0 ? (
          <div className="empty pad">
            <h2>{BATCHES.empty}</h2>
            <p className="mut">{BATCHES.emptySentence}</p>
          </div>
        ) : (
          <BatchTable
            batches={data?.batches ?? []}
            mayBlock={mayBlock}
            chosen={chosen}
            onAsk={setAsked}
            onMeasure={setMeasured}
          />
        )}
      </section>
      <aside className="pane soft" aria-label={RECALL.heading}>
        {chosen !== null && mayBlock ? (
          <RecallPane key={chosen} batchId={chosen} />
        ) : (
          <p className="pad mut">{RECALL.choose}</p>
        )}
      </aside>
      {measured && <AnalysisDialog batchId={measured.batchId} onClose={() => setMeasured(null)} />}
      {asked && (
        <BlockDialog
          batch={asked}
          onClose={() => {
            setAsked(null)
            void client.invalidateQueries({ queryKey: ['stock'] })
          }}
        />
      )}
    </div>
  )
}

interface BatchTableProps {
  batches: readonly BatchRow[]
  mayBlock: boolean
  chosen: number | null
  onAsk(batch: BatchRow): void
  onMeasure(batch: BatchRow): void
}

function BatchTable({ batches, mayBlock, chosen, onAsk, onMeasure }: BatchTableProps) {
  const { columns } = BATCHES
  return (
    <table className="tb">
      <caption className="vh">{BATCHES.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{STOCK.batch}</th>
          <th scope="col">{STOCK.goods}</th>
          <th scope="col">{STOCK.bestBefore}</th>
          <th scope="col">{columns.received}</th>
          <th scope="col" className="num">
            {columns.onHand}
          </th>
          <th scope="col" className="num">
            {columns.sold}
          </th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <tr key={batch.batchId} className={batch.batchId === chosen ? 'now' : undefined}>
            <th scope="row" className="mono nw">
              {batch.code}
            </th>
            <td>{batch.name}</td>
            <td className="nw">{batch.bestBefore && formatDay(batch.bestBefore)}</td>
            <td className="nw">{formatDay(batch.receivedOn)}</td>
            <td className="num b6">{batch.onHand}</td>
            <td className="num">{batch.sold}</td>
            <td>
              <BatchState batch={batch} />{' '}
              <button
                type="button"
                className="btn q"
                aria-label={ANALYSIS.openOf(batch.code)}
                onClick={() => onMeasure(batch)}
              >
                {ANALYSIS.open}
              </button>{' '}
              {mayBlock && (
                <LinkBase
                  className="lk sm"
                  to={addressOfTab('batches', `&sarze=${batch.batchId}`)}
                  aria-label={RECALL.openOf(batch.code)}
                >
                  {RECALL.open}
                </LinkBase>
              )}{' '}
              {mayBlock && (
                <button
                  type="button"
                  className="btn q"
                  aria-label={
                    batch.blockedReason === null ? BATCHES.blockOf(batch.code) : BATCHES.unblockOf(batch.code)
                  }
                  onClick={() => onAsk(batch)}
                >
                  {batch.blockedReason === null ? BATCHES.block : BATCHES.unblock}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BatchState({ batch: { blockedReason } }: { batch: BatchRow }) {
  if (blockedReason === null) return <span className="st ok">{BATCHES.free}</span>
  return (
    <>
      <span className="st bad">{BATCHES.blocked}</span> <span className="mut sm">{blockedReason}</span>
    </>
  )
}

function BlockDialog({ batch, onClose }: { batch: BatchRow; onClose(): void }) {
  const isFree = batch.blockedReason === null
  const send = async (reason: string) => {
    const answer = await runCommand(isFree ? 'blockBatch' : 'unblockBatch', { batchId: batch.batchId, reason })
    return answer.ok ? null : stockRefusal(answer.code)
  }
  return (
    <ReasonDialog
      title={isFree ? BATCHES.blockOf(batch.code) : BATCHES.unblockOf(batch.code)}
      sentence={isFree ? BATCHES.blockSentence(batch.onHand) : BATCHES.unblockSentence(batch.onHand)}
      submit={isFree ? BATCHES.blockNow : BATCHES.unblockNow}
      isDangerous={isFree}
      onReason={send}
      onClose={onClose}
    />
  )
}

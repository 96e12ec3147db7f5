import type { StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { BULK_COLUMNS, type BulkColumn } from '@shop/domain/bulk/bulk-field'
import { type FormEvent, useState } from 'react'
import { fromLocalMoment } from '#app/parts/local-moment.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { COLUMNS_STEP, columnName } from '#app/texts/bulk.ts'
import { toSentence } from './bulk-questions.ts'

/** What we do not know, we ask. */
export function ColumnsStep({ bulk, onDone }: { bulk: StaffBulk; onDone(): Promise<void> }) {
  const [columns, setColumns] = useState(bulk.columns)
  const [from, setFrom] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const known = columns.flatMap((column) => column ?? [])
  const isWhole = known.includes('sku') && new Set(known).size === known.length
  const hasPrices = known.includes('price') || known.includes('salePrice')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { bulkId, version, priceList } = bulk
    const pricesFrom = fromLocalMoment(from)
    const answer = await runCommand('mapColumns', { bulkId, version, columns, priceList, pricesFrom })
    if (!answer.ok) setRefusal(toSentence(answer.code))
    else await onDone()
  }
  const set = (at: number, column: BulkColumn | null) =>
    setColumns(columns.map((one, index) => (index === at ? column : one)))
  return (
    <form className="pad stack l" onSubmit={send}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <table className="tb">
        <caption className="vh">{COLUMNS_STEP.table}</caption>
        <thead>
          <tr>
            <th>{COLUMNS_STEP.header}</th>
            <th>{COLUMNS_STEP.samples}</th>
            <th>{COLUMNS_STEP.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {bulk.headers.map((header, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and they never move.
            <tr key={index}>
              <td className="mono">{header}</td>
              <td className="mut">{(bulk.samples[index] ?? []).filter(Boolean).join(' · ')}</td>
              <td>
                <select
                  className="sel"
                  aria-label={COLUMNS_STEP.meaningOf(header)}
                  value={columns[index] ?? ''}
                  onChange={({ target }) => set(index, (target.value || null) as BulkColumn | null)}
                >
                  <option value="">{COLUMNS_STEP.skip}</option>
                  {BULK_COLUMNS.map((column) => (
                    <option key={column} value={column}>
                      {columnName(column)}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasPrices && (
        <label className="fld who">
          <span>
            {COLUMNS_STEP.from} <small>{COLUMNS_STEP.fromHint}</small>
          </span>
          <input className="inp" type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
        </label>
      )}
      {!isWhole && <Note kind="wrn">{COLUMNS_STEP.needsSku}</Note>}
      <p>
        <button type="submit" className="btn p lg" disabled={!isWhole}>
          {COLUMNS_STEP.submit}
        </button>
      </p>
    </form>
  )
}

import { formatAmount, formatExactPrice } from '@shop/czech/format-price'
import { useState } from 'react'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { openFile } from '#app/parts/open-file.ts'
import { runCommand } from '#app/session/services.ts'
import { formatDay } from '#app/texts/moments.ts'
import { DOCUMENTS_TAB as WORDS } from '#app/texts/payment.ts'
import { DocumentSums } from './document-sums.tsx'
import { ExportPane } from './export-pane.tsx'
import { toSentence } from './payment-refusal.ts'
import type { DocumentRow } from './payment-rows.ts'
import { monthOf, type Period, readPeriod } from './period.ts'
import { RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

const COLUMNS = 'id,order_id,kind,number,issued_on,tax_point_on,due_on,base,tax,gross,payable'

/** What was issued from day to day, with its sums, and its files for accounting. */
export function DocumentsTab() {
  const period = readPeriod(new URLSearchParams(useLocation().search))
  return (
    <>
      <PeriodForm period={period} />
      <div className="cols pay">
        <div className="pane">
          <DocumentList {...period} />
        </div>
        <aside className="pane soft" aria-label={WORDS.sums}>
          <DocumentSums {...period} />
          <ExportPane {...period} />
        </aside>
      </div>
    </>
  )
}

function PeriodForm({ period: { from, to } }: { period: Period }) {
  const navigate = useNavigate()
  const open = (next: Period) => navigate(`/platby?fronta=doklady&od=${next.from}&do=${next.to}`)
  return (
    <div className="tool">
      <button type="button" className="chip" onClick={() => open(monthOf(-1))}>
        {WORDS.lastMonth}
      </button>
      <button type="button" className="chip" onClick={() => open(monthOf(0))}>
        {WORDS.thisMonth}
      </button>
      <label className="row sm">
        {WORDS.from}
        <input
          className="inp day"
          type="date"
          value={from}
          onChange={({ target }) => target.value && open({ from: target.value, to })}
        />
      </label>
      <label className="row sm">
        {WORDS.to}
        <input
          className="inp day"
          type="date"
          value={to}
          onChange={({ target }) => target.value && open({ from, to: target.value })}
        />
      </label>
    </div>
  )
}

function DocumentList({ from, to }: Period) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const list = useRows<DocumentRow>({
    view: 'documents',
    filter: `issued_on=gte.${from}&issued_on=lte.${to}`,
    by: 'issued_on',
    isNewestFirst: true,
    columns: COLUMNS,
  })
  const openPdf = async (documentId: number) => {
    const answer = await runCommand('staffDocument', { documentId, format: 'pdf' })
    setRefusal(answer.ok ? null : toSentence(answer.code))
    if (answer.ok) openFile(answer.value)
  }
  return (
    <>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <RowsFrame list={list} empty={{ title: WORDS.empty, sentence: WORDS.emptySentence }}>
        <table className="tb">
          <caption className="vh">{WORDS.caption}</caption>
          <thead>
            <tr>
              <th>{WORDS.number}</th>
              <th>{WORDS.kindColumn}</th>
              <th>{WORDS.issued}</th>
              <th className="hide-m">{WORDS.taxPoint}</th>
              <th className="num hide-m">{WORDS.base}</th>
              <th className="num hide-m">{WORDS.tax}</th>
              <th className="num">{WORDS.payable}</th>
              <th>
                <span className="vh">PDF</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <LinkBase to={`/objednavky/${row.order_id}`}>{row.number}</LinkBase>
                </td>
                <td className="nw">{WORDS.kind[row.kind]}</td>
                <td className="nw">{formatDay(row.issued_on)}</td>
                <td className="nw hide-m">{formatDay(row.tax_point_on)}</td>
                <td className="num nw hide-m">{formatAmount(row.base)}</td>
                <td className="num nw hide-m">{formatAmount(row.tax)}</td>
                <td className="num nw">
                  <b>{formatExactPrice(row.payable)}</b>
                </td>
                <td className="num">
                  <button
                    type="button"
                    className="tag"
                    aria-label={WORDS.pdf(row.number)}
                    onClick={() => openPdf(row.id)}
                  >
                    PDF
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </RowsFrame>
    </>
  )
}

import type { BulkRow, StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { isDearFirst } from '@shop/domain/bulk/change-price'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LinkBase } from 'react-admin'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { columnName, DIFFERENCE, problemSentence } from '#app/texts/bulk.ts'
import { PARTS } from '#app/texts/parts.ts'
import { type Only, readRows, toSentence } from './bulk-questions.ts'
import { describeValue, stepOf } from './describe-value.ts'

interface TableProps {
  bulk: StaffBulk
  only: Only
  onChosen(): Promise<void>
}

export function RowsTable({ bulk, only, onChosen }: TableProps) {
  const { bulkId, state } = bulk
  const [refusal, setRefusal] = useState<string | null>(null)
  const line = useRef({ version: bulk.version, last: Promise.resolve() })
  line.current.version = Math.max(line.current.version, bulk.version)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['bulk_rows', bulkId, only, state],
    queryFn: ({ pageParam }) => readRows(bulkId, only, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
  const rows = data?.pages.flatMap((page) => page.rows)
  const outcome = only === 'changed' || only === 'new' ? only : null
  const mayChoose = state === 'ready' && outcome !== null
  const choose = async (lines: number[], isChosen: boolean) => {
    if (outcome === null) return
    // One after the other, each by the version that the one before has made.
    line.current.last = line.current.last.then(async () => {
      const { version } = line.current
      const answer = await runCommand('chooseRows', { bulkId, version, lines, outcome, isChosen })
      if (answer.ok) line.current.version = answer.value.version
      setRefusal(answer.ok ? null : toSentence(answer.code))
    })
    await line.current.last
    await onChosen()
  }
  if (!rows) return <p className="pad mut">{PARTS.loading}</p>
  if (rows.length === 0) return <p className="pad mut">{DIFFERENCE.empty}</p>
  const { columns } = DIFFERENCE
  return (
    <>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <table className="tb df">
        <caption className="vh">{DIFFERENCE.table}</caption>
        <thead>
          <tr>
            <th>
              {mayChoose ? (
                <input
                  type="checkbox"
                  aria-label={DIFFERENCE.chooseAll}
                  checked={rows.every(({ isChosen }) => isChosen)}
                  onChange={({ target }) => choose([], target.checked)}
                />
              ) : (
                <span className="vh">{DIFFERENCE.chooseAll}</span>
              )}
            </th>
            <th className="hide-m">{columns.line}</th>
            <th>{columns.pack}</th>
            <th>{columns.field}</th>
            <th className="num">{columns.before}</th>
            <th className="num">{columns.after}</th>
            <th className="num">{columns.step}</th>
            <th>{columns.effect}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowLines key={row.line} row={row} onChoose={mayChoose ? choose : null} />
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {DIFFERENCE.more}
          </button>
        </div>
      )}
    </>
  )
}

type Choose = (lines: number[], isChosen: boolean) => Promise<void>
type Change = BulkRow['changes'][number]

/** One line for each field; the row itself is named on the first. */
function RowLines({ row, onChoose }: { row: BulkRow; onChoose: Choose | null }) {
  const { problems, changes } = row
  const lines = problems.length > 0 ? problems.length : Math.max(1, changes.length)
  return Array.from({ length: lines }, (_, index) => {
    const change = problems.length > 0 ? undefined : changes[index]
    const isOdd = change && stepOf(change)?.isJump
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of one row never move.
      <tr key={index} className={problems.length > 0 ? 'er' : isOdd && !row.isChosen ? 'sus' : ''}>
        <Named row={index === 0 ? row : null} onChoose={onChoose} hasProblem={problems.length > 0} />
        {problems[index] ? (
          <Problem problem={problems[index]} />
        ) : (
          <ChangeCells change={change} isChosen={row.isChosen} />
        )}
      </tr>
    )
  })
}

function Named({ row, onChoose, hasProblem }: { row: BulkRow | null; onChoose: Choose | null; hasProblem: boolean }) {
  if (!row) {
    return (
      <>
        <td />
        <td className="hide-m" />
        <td />
      </>
    )
  }
  const { line, title, sku, productId, isChosen } = row
  const name = title || sku || DIFFERENCE.nothing
  return (
    <>
      <td>
        {hasProblem && <Icon name="alert" />}
        {onChoose && !hasProblem && (
          <input
            type="checkbox"
            aria-label={DIFFERENCE.choose(name)}
            checked={isChosen}
            onChange={({ target }) => onChoose([line], target.checked)}
          />
        )}
      </td>
      <td className="mut hide-m">{line}</td>
      <td>
        {productId === null ? <b className="b6">{name}</b> : <LinkBase to={`/produkty/${productId}`}>{name}</LinkBase>}{' '}
        <span className="mono mut xs">{sku}</span>
      </td>
    </>
  )
}

function Problem({ problem }: { problem: BulkRow['problems'][number] }) {
  return (
    <>
      <td>{problem.column && columnName(problem.column)}</td>
      <td />
      <td className="num b6">{problem.cell}</td>
      <td />
      <td className="sm">{problemSentence(problem)}</td>
    </>
  )
}

function ChangeCells({ change, isChosen }: { change: Change | undefined; isChosen: boolean }) {
  if (!change) return <td colSpan={5} />
  const { field, before, after } = change
  const step = stepOf(change)
  return (
    <>
      <td>{columnName(field)}</td>
      <td className="num">{before === null ? '' : <del>{describeValue(field, before)}</del>}</td>
      <td className="num b6">{describeValue(field, after)}</td>
      <td className={step?.isJump ? 'num bad b6' : 'num'}>{step && DIFFERENCE.percent(step.percent)}</td>
      <td className="sm bad">
        {step?.isJump && !isChosen && DIFFERENCE.jump}
        {isDearFirst(change) && !isChosen && DIFFERENCE.dearFirst}
      </td>
    </>
  )
}

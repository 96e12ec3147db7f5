import type { RowAsOf, RowHistory as RowHistoryReply } from '@shop/contract/staff/row-history'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { runCommand } from '#app/session/services.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { ROW_HISTORY } from '#app/texts/row-history.ts'
import { fromLocalMoment } from './local-moment.ts'
import { Note } from './note.tsx'
import { PacksAsOf } from './packs-as-of.tsx'
import { type HistoryWords, Standing, toWords } from './standing.tsx'

interface RowHistoryProps {
  /** Without its schema, such as `products`. */
  table: string
  /** Columns of the key joined by a colon. */
  rowKey: string
  words: HistoryWords
}

type Change = z.infer<typeof RowHistoryReply>['changes'][number]

/** Who changed a row, when, why and how; and the row as it stood at a moment. For everything that people change. */
export function RowHistory({ table, rowKey, words }: RowHistoryProps) {
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['row_history', table, rowKey],
    queryFn: ({ pageParam }) => readHistory(table, rowKey, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ changes, hasMore }) => (hasMore ? (changes.at(-1)?.id ?? null) : null),
  })
  const changes = data?.pages.flatMap((page) => page.changes) ?? []
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  return (
    <div className="stack l">
      <AsOf table={table} rowKey={rowKey} words={words} />
      {isPending && <p className="mut sm">{PARTS.loading}</p>}
      {!isPending && changes.length === 0 && <p className="mut sm">{ROW_HISTORY.none}</p>}
      <ol className="trail">
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} words={words} />
        ))}
      </ol>
      {hasNextPage && (
        <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {ROW_HISTORY.more}
        </button>
      )}
    </div>
  )
}

async function readHistory(table: string, key: string, before: number | null) {
  const answer = await runCommand('rowHistory', { table, key, ...(before !== null && { before }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

function ChangeItem({
  change: { at, kind, before, after, actorName, reason },
  words,
}: {
  change: Change
  words: HistoryWords
}) {
  const names = Object.keys(kind === 'removed' ? before : after)
  return (
    <li>
      <b>{kind === 'changed' ? names.map((name) => words.fields[name] ?? name).join(', ') : ROW_HISTORY.kinds[kind]}</b>
      {reason && <span> „{reason}“</span>}
      <br />
      <time dateTime={at}>{formatMoment(at)}</time> <span className="mut">{actorName ?? ROW_HISTORY.system}</span>
      {kind === 'changed' && (
        <dl className="kv sm was">
          {names.map((name) => (
            <Difference key={name} name={name} before={before[name]} after={after[name]} words={words} />
          ))}
        </dl>
      )}
    </li>
  )
}

interface DifferenceProps {
  name: string
  before: unknown
  after: unknown
  words: HistoryWords
}

function Difference({ name, before, after, words }: DifferenceProps) {
  return (
    <>
      <dt>{words.fields[name] ?? name}</dt>
      <dd>
        <del>{toWords(words, name, before)}</del> → <ins>{toWords(words, name, after)}</ins>
      </dd>
    </>
  )
}

function AsOf({ table, rowKey, words }: RowHistoryProps) {
  const [typed, setTyped] = useState('')
  const at = fromLocalMoment(typed)
  const { data, isFetching } = useQuery({
    queryKey: ['row_as_of', table, rowKey, at],
    queryFn: () => readAsOf(table, rowKey, at ?? ''),
    enabled: at !== null,
  })
  return (
    <div className="stack">
      <label className="fld">
        <span>{ROW_HISTORY.asOf}</span>
        <input className="inp" type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      {isFetching && <p className="mut sm">{PARTS.loading}</p>}
      {data && (data.row ? <Standing row={data.row} words={words} /> : <p className="sm">{ROW_HISTORY.notYet}</p>)}
      {data?.row && data.packs && words.packs && <PacksAsOf packs={data.packs} words={words.packs} />}
    </div>
  )
}

async function readAsOf(table: string, key: string, at: string): Promise<z.infer<typeof RowAsOf>> {
  const answer = await runCommand('rowAsOf', { table, key, at })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

import type { StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { Note } from '#app/parts/note.tsx'
import { BULK, BULK_STATES, bulkName } from '#app/texts/bulk.ts'
import { PARTS } from '#app/texts/parts.ts'
import { useBulk } from './bulk-questions.ts'
import { ColumnsStep } from './columns-step.tsx'
import { DifferenceStep } from './difference-step.tsx'

/** One import from its columns to its end. */
export function BulkPage() {
  const bulkId = Number(useParams().id)
  const { data, isError } = useBulk(bulkId)
  const client = useQueryClient()
  const [isMapping, setMapping] = useState(false)
  const refresh = async () => {
    setMapping(false)
    await client.invalidateQueries({ queryKey: ['bulk', bulkId] })
    await client.invalidateQueries({ queryKey: ['bulk_rows', bulkId] })
    await client.invalidateQueries({ queryKey: ['bulks'] })
  }
  if (isError) return <Failed />
  if (!data) {
    return (
      <Screen title={BULK.title}>
        <p className="pad mut">{PARTS.loading}</p>
      </Screen>
    )
  }
  const [word, look] = BULK_STATES[data.state]
  const isColumns = data.state === 'columns' || (isMapping && data.state === 'ready')
  return (
    <Screen title={bulkName(data)} head={<span className={`st ${look} h`}>{word}</span>}>
      <Steps bulk={data} at={isColumns ? 1 : data.state === 'reading' || data.state === 'ready' ? 2 : 3} />
      {isColumns ? (
        <ColumnsStep key={data.version} bulk={data} onDone={refresh} />
      ) : (
        <DifferenceStep key={data.state} bulk={data} onDone={refresh} onColumns={() => setMapping(true)} />
      )}
    </Screen>
  )
}

function Failed() {
  return (
    <Screen title={BULK.title}>
      <Note kind="bad">{PARTS.failed}</Note>
    </Screen>
  )
}

function Steps({ bulk, at }: { bulk: StaffBulk; at: number }) {
  const { steps } = BULK
  const { file, columns, headers } = bulk
  const known = columns.filter((column) => column !== null).length
  const said = [
    file
      ? [bulk.rows > 0 ? BULK.rows(bulk.rows) : '', file.encoding, BULK.delimiters[file.delimiter]]
          .filter(Boolean)
          .join(', ')
      : '',
    file ? BULK.known(known, headers.length) : '',
    '',
    '',
  ]
  const names = [steps.file, steps.columns, steps.difference, steps.writing]
  return (
    <ol className="stp" aria-label={BULK.stepsLabel}>
      {names.map((name, index) => (
        <li
          key={name}
          className={index < at ? 'd' : index === at ? 'on' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          <b>{index + 1}</b>
          {name} {said[index] && <span className="mut">{said[index]}</span>}
        </li>
      ))}
    </ol>
  )
}

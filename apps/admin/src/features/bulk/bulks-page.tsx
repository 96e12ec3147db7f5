import { type DragEvent, useRef, useState } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { toBase64 } from '#app/parts/to-base64.ts'
import { runCommand } from '#app/session/services.ts'
import { BULK, BULK_STATES, bulkName } from '#app/texts/bulk.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { toSentence, useBulks } from './bulk-questions.ts'

/** A place for a file, and everything that was imported or changed in bulk. */
export function BulksPage() {
  return (
    <Screen title={BULK.title}>
      <DropFile />
      <BulkList />
    </Screen>
  )
}

function DropFile() {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (file: File | undefined) => {
    if (!file) return
    setRefusal(null)
    const answer = await runCommand('readImport', { name: file.name.slice(-120), content: await toBase64(file) })
    if (answer.ok) navigate(`/importy/${answer.value.bulkId}`)
    else setRefusal(toSentence(answer.code))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    return send(event.dataTransfer.files[0])
  }
  useKeys([{ keys: 'N', label: BULK.choose, isInBar: true, run: () => field.current?.click() }])
  return (
    <section className="pad stack" aria-label={BULK.drop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here by hand; the button does the same for everybody else. */}
      <div className="empty drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <h2>{BULK.drop}</h2>
        <p className="mut">{BULK.dropSentence}</p>
        <p className="row">
          <button type="button" className="btn p" onClick={() => field.current?.click()}>
            <Icon name="upload" /> {BULK.choose} <kbd>N</kbd>
          </button>
          <a className="lk" href="/services/staff/import-template" download>
            {BULK.template}
          </a>
        </p>
        <input
          ref={field}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-label={BULK.choose}
          hidden
          onChange={({ target }) => send(target.files?.[0])}
        />
      </div>
      {refusal && <Note kind="bad">{refusal}</Note>}
    </section>
  )
}

function BulkList() {
  const { data, isError } = useBulks()
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!data) return <p className="pad mut">{PARTS.loading}</p>
  if (data.length === 0) return <p className="pad mut">{BULK.none}</p>
  const { columns } = BULK
  return (
    <table className="tb">
      <caption className="vh">{BULK.list}</caption>
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th>{columns.state}</th>
          <th className="num">{columns.rows}</th>
          <th className="num">{columns.changed}</th>
          <th>{columns.by}</th>
          <th>{columns.when}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((bulk) => (
          <tr key={bulk.bulkId}>
            <td>
              <LinkBase to={`/importy/${bulk.bulkId}`}>
                <b className="b6">{bulkName(bulk)}</b>
              </LinkBase>{' '}
              <span className="mut">{bulk.undoReason || bulk.reason}</span>
            </td>
            <td>
              <span className={`st ${BULK_STATES[bulk.state][1]}`}>{BULK_STATES[bulk.state][0]}</span>
            </td>
            <td className="num">{bulk.rows}</td>
            <td className="num">{bulk.done.applied}</td>
            <td>{bulk.by}</td>
            <td className="mut nw">{formatMoment(bulk.appliedAt ?? bulk.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useState } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { EXPORT } from '#app/texts/payment.ts'
import { toSentence } from './payment-refusal.ts'
import type { Period } from './period.ts'

type Format = keyof typeof EXPORT.formats

/** Files of the period. Asked for first, so that a missing proof is asked for here; the file itself goes straight to the disk. */
export function ExportPane(period: Period) {
  const mayExport = useMayDo('payments')
  const [said, setSaid] = useState<{ kind: 'ok' | 'wrn' | 'bad'; text: string } | null>(null)
  const download = async (format: Format) => {
    const answer = await runCommand('checkExport', { format, ...period })
    if (!answer.ok) return setSaid({ kind: 'bad', text: toSentence(answer.code) })
    const { filename, documents, isClosed } = answer.value
    const link = document.createElement('a')
    link.href = `/services/staff/exports/${format}?${new URLSearchParams({ ...period })}`
    link.download = filename
    link.click()
    setSaid(
      isClosed
        ? { kind: 'ok', text: EXPORT.closed(filename, documents) }
        : { kind: 'wrn', text: EXPORT.open(filename, documents) },
    )
  }
  return (
    <section className="sec">
      <header>
        <h2>{EXPORT.title}</h2>
      </header>
      <p className="sm mut nb">{mayExport ? EXPORT.sentence : EXPORT.onlyAccounting}</p>
      {mayExport && (
        <div className="row w nb">
          {(Object.keys(EXPORT.formats) as Format[]).map((format) => (
            <button key={format} type="button" className="btn" onClick={() => download(format)}>
              <Icon name="down" /> {EXPORT.formats[format]}
            </button>
          ))}
        </div>
      )}
      {said && <Note kind={said.kind}>{said.text}</Note>}
    </section>
  )
}

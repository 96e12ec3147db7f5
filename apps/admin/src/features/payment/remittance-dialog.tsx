import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { REMITTANCES } from '#app/texts/money/remittance.ts'

const { columns } = REMITTANCES

interface RemittanceDialogProps {
  carriers: readonly string[]
  onDone(sentence: string): Promise<void>
  onClose(): void
}

/** The file of a carrier, whose it is, and by what its transfer is known. */
export function RemittanceDialog({ carriers, onDone, onClose }: RemittanceDialogProps) {
  const [carrier, setCarrier] = useState(carriers[0] ?? '')
  const [symbol, setSymbol] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (!file || isBusy) return
    setBusy(true)
    const content = await toBase64(file)
    const answer = await runCommand('readRemittance', {
      carrier,
      name: file.name,
      content,
      symbol: symbol.trim() || null,
    })
    setBusy(false)
    if (answer.ok) return onDone(answer.value.isNew ? REMITTANCES.done : REMITTANCES.known)
    setRefusal(REMITTANCES.refusal(answer.code, answer.details))
  }
  return (
    <Dialog title={REMITTANCES.read} onClose={onClose}>
      <form
        className="stack l"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>{REMITTANCES.sentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{columns.carrier}</span>
          <select className="sel" value={carrier} onChange={({ target }) => setCarrier(target.value)}>
            {carriers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="fld">
          <span>{columns.file}</span>
          <input
            className="inp"
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </label>
        <label className="fld">
          <span>{REMITTANCES.symbol}</span>
          <input
            className="inp"
            inputMode="numeric"
            value={symbol}
            onChange={({ target }) => setSymbol(target.value)}
          />
        </label>
        <button type="submit" className="btn p lg" disabled={!file || isBusy}>
          {REMITTANCES.submit}
        </button>
      </form>
    </Dialog>
  )
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

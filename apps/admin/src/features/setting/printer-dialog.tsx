import type { BenchSettings } from '@shop/contract/staff/bench-settings'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { BENCHES, SETTING } from '#app/texts/setting.ts'

export type Printer = BenchSettings['printers'][number]

interface PrinterDialogProps {
  /** Null for a new one. */
  printer: Printer | null
  /** Codes the configuration knows and nobody uses yet. */
  codes: readonly string[]
  onClose(): void
  onDone(): void
}

const BROWSER = 'pdf'

export function PrinterDialog({ printer, codes, onClose, onDone }: PrinterDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name'))
    const code = String(form.get('code'))
    const answer = printer
      ? await runCommand('renamePrinter', { printerId: printer.printerId, name })
      : await runCommand(
          'addPrinter',
          code === BROWSER ? { code: toCode(name), name, kind: 'pdf' } : { code, name, kind: 'zpl' },
        )
    if (answer.ok) onDone()
    else setRefusal(BENCHES.refusals[answer.code] ?? SETTING.refused)
  }
  return (
    <Dialog title={printer ? BENCHES.renameOf(printer.name) : BENCHES.addPrinter} onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{BENCHES.name}</span>
          <input className="inp" name="name" defaultValue={printer?.name} maxLength={40} required />
        </label>
        {!printer && (
          <label className="fld">
            <span>{BENCHES.kind}</span>
            <select className="sel" name="code">
              {codes.map((code) => (
                <option key={code} value={code}>
                  {BENCHES.byCode(code)}
                </option>
              ))}
              <option value={BROWSER}>{BENCHES.kinds.pdf}</option>
            </select>
            <em>{BENCHES.codeSentence}</em>
          </label>
        )}
        <button type="submit" className="btn p lg">
          {BENCHES.save}
        </button>
      </form>
    </Dialog>
  )
}

/** Of a printer that no configuration knows: letters and digits of its name. */
function toCode(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'prohlizec-2'
}

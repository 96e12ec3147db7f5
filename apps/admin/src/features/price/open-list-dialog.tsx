import type { OpenPriceList, StaffPrices } from '@shop/contract/price/staff-price'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { OPEN_LIST } from '#app/texts/price.ts'

interface OpenListDialogProps {
  lists: StaffPrices['lists']
  onClose(): void
  onDone(list: string): void
}

type Kind = OpenPriceList['list']['kind']

/** A list for prices from so many pieces on, or for one customer. Prices are then written into it as into any other. */
export function OpenListDialog({ lists, onClose, onDone }: OpenListDialogProps) {
  const client = useQueryClient()
  const [kind, setKind] = useState<Kind>('break')
  const [refusal, setRefusal] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const list: OpenPriceList['list'] =
      kind === 'break'
        ? { kind, of: String(form.get('of')), fromPieces: Number(form.get('pieces')) }
        : { kind, email: String(form.get('email')).trim() }
    const answer = await runCommand('openPriceList', { list, reason: String(form.get('reason')) })
    if (!answer.ok) return setRefusal(kind === 'agreed' ? OPEN_LIST.unknown : OPEN_LIST.refused)
    await client.invalidateQueries({ queryKey: ['prices'] })
    onDone(answer.value.code)
  }
  return (
    <Dialog title={OPEN_LIST.title} onClose={onClose}>
      <form className="stack l" onSubmit={submit}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{OPEN_LIST.kind}</span>
          <select className="sel" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            <option value="break">{OPEN_LIST.kinds.break}</option>
            <option value="agreed">{OPEN_LIST.kinds.agreed}</option>
          </select>
        </label>
        {kind === 'break' ? (
          <div className="g2">
            <label className="fld">
              <span>{OPEN_LIST.of}</span>
              <select className="sel" name="of">
                {lists
                  .filter(({ fromPieces, isAgreed }) => fromPieces === null && !isAgreed)
                  .map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </select>
            </label>
            <label className="fld">
              <span>{OPEN_LIST.pieces}</span>
              <input className="inp" name="pieces" type="number" min={2} max={999} defaultValue={6} required />
            </label>
          </div>
        ) : (
          <label className="fld">
            <span>{OPEN_LIST.email}</span>
            <input className="inp" name="email" type="email" maxLength={254} required />
          </label>
        )}
        <label className="fld">
          <span>{OPEN_LIST.reason}</span>
          <input className="inp" name="reason" maxLength={300} required />
        </label>
        <button type="submit" className="btn p lg">
          {OPEN_LIST.submit}
        </button>
      </form>
    </Dialog>
  )
}

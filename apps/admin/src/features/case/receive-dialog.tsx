import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { CASE_MACHINE } from '@shop/domain/case/case-machine'
import { GOODS_CONDITIONS, type GoodsCondition } from '@shop/domain/case/case-state'
import { transition } from '@shop/domain/state-machine'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { CASE, CONDITIONS } from '#app/texts/case.ts'
import { toSentence } from './case-refusal.ts'
import type { OnDone } from './on-done.ts'

interface ReceiveDialogProps extends OnDone {
  view: StaffCaseView
  onClose(): void
}

/** A parcel is opened: how many of each, in what shape, of which batch. */
export function ReceiveDialog({ view: { number, state, lines }, onDone, onClose }: ReceiveDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const receive = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const counted = lines.map(({ position }) => ({
      position,
      pieces: Number(form.get(`pieces-${position}`)),
      condition: form.get(`condition-${position}`) as GoodsCondition,
      batch: String(form.get(`batch-${position}`)).trim(),
    }))
    setBusy(true)
    const answer = await runCommand('receiveCaseGoods', { number, lines: counted })
    setBusy(false)
    if (!answer.ok) return setRefusal(toSentence(answer))
    onClose()
    await onDone({ kind: 'ok', text: CASE.done.receive })
  }
  const { ok: isInTime } = transition(CASE_MACHINE, state, 'goods_arrived')
  return (
    <Dialog title={CASE.moves.receive} isWide onClose={onClose}>
      <form className="stack l" onSubmit={receive}>
        <p>{isInTime ? CASE.receiveSentence : CASE.receiveLateSentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <div className="rf">
          {lines.map(({ position, name, pieces, condition }) => (
            <div key={position} className="rl on">
              <span className="grow">{name}</span>
              <input
                className="inp few"
                type="number"
                name={`pieces-${position}`}
                min={0}
                max={pieces}
                defaultValue={pieces}
                required
                aria-label={CASE.receivedPieces(name)}
              />
              <select
                className="sel narrow"
                name={`condition-${position}`}
                defaultValue={condition}
                aria-label={CASE.receivedCondition(name)}
              >
                {GOODS_CONDITIONS.map((one) => (
                  <option key={one} value={one}>
                    {CONDITIONS[one]}
                  </option>
                ))}
              </select>
              <input
                className="inp bat mono"
                name={`batch-${position}`}
                maxLength={30}
                autoComplete="off"
                placeholder={CASE.batch}
                aria-label={CASE.receivedBatch(name)}
              />
            </div>
          ))}
        </div>
        <button type="submit" className="btn p lg" disabled={isBusy}>
          {CASE.receive}
        </button>
      </form>
    </Dialog>
  )
}

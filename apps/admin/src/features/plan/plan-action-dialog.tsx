import type { StaffPlanView } from '@shop/contract/plan/staff-plan'
import { formatPrice } from '@shop/czech/format-price'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { formatWeekday } from '#app/texts/moments.ts'
import { PLAN } from '#app/texts/plan.ts'
import { runPlanAction } from './plan-commands.ts'
import type { PlanActionName } from './plan-refusal.ts'

interface PlanActionDialogProps {
  name: PlanActionName
  view: StaffPlanView
  onDone(refusal: string | null): Promise<void>
  onClose(): void
}

/** One sentence about what follows, the day where one is needed, and why. */
export function PlanActionDialog({ name, view, onDone, onClose }: PlanActionDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const said = await runPlanAction(name, view, {
      reason: String(form.get('reason')),
      day: String(form.get('day') ?? ''),
    })
    setBusy(false)
    setRefusal(said)
    if (said !== null) return
    onClose()
    await onDone(null)
  }
  return (
    <Dialog title={PLAN.dialogs[name]} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{sentenceOf(name, view)}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        {name === 'delay' && (
          <label className="fld">
            <span>{PLAN.arriveOn}</span>
            <input className="inp" type="date" name="day" required min={view.cycle?.delayFrom ?? undefined} />
          </label>
        )}
        {name === 'pause' && (
          <label className="fld">
            <span>
              {PLAN.pauseUntil} <small>{PLAN.pauseOpen}</small>
            </span>
            <input className="inp" type="date" name="day" />
          </label>
        )}
        <label className="fld">
          <span>
            {PLAN.reason} <small>{PLAN.reasonSeen}</small>
          </span>
          <textarea className="txt" name="reason" maxLength={300} required />
        </label>
        <p className="sm mut">{PLAN.told}</p>
        <button type="submit" className="btn p lg" disabled={isBusy}>
          {PLAN.dialogs[name]}
        </button>
      </form>
    </Dialog>
  )
}

function sentenceOf(name: PlanActionName, { cycle }: StaffPlanView): string {
  switch (name) {
    case 'skip':
      return PLAN.skipSentence(cycle?.afterSkip ? formatWeekday(cycle.afterSkip) : '–')
    case 'restore':
      return PLAN.restoreSentence
    case 'delay':
      return PLAN.delaySentence
    case 'sendNow':
      return PLAN.sendSentence(
        cycle?.sendNow ? formatWeekday(cycle.sendNow.processOn) : '–',
        formatPrice(cycle?.payable ?? 0),
      )
    case 'pause':
      return PLAN.pauseSentence
    case 'resume':
      return PLAN.resumeSentence
  }
}

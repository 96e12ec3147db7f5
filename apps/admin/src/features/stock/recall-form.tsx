import { type FormEvent, useState } from 'react'
import { runCommand } from '#app/session/services.ts'
import { RECALL } from '#app/texts/stock.ts'
import { stockRefusal } from './stock-refusal.ts'
import type { Said } from './use-intake.ts'

const FIELDS = [
  ['reason', 300],
  ['risk', 300],
  ['symptoms', 200],
] as const

/** The first of the two: the batch stops with this press, the words wait for somebody else. */
export function ProposeForm({ batchId, onSaid }: { batchId: number; onSaid(said: Said | null): void }) {
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const word = (name: string) => String(form.get(name))
    setBusy(true)
    const answer = await runCommand('proposeRecall', {
      ...{ batchId, reason: word('reason'), risk: word('risk'), symptoms: word('symptoms') },
      authorityToldOn: word('authority'),
    })
    setBusy(false)
    onSaid(answer.ok ? null : { kind: 'bad', text: stockRefusal(answer.code) })
  }
  return (
    <section className="sec">
      <header>
        <h3>{RECALL.twoPeople}</h3>
      </header>
      <form className="stack" onSubmit={send}>
        {FIELDS.map(([name, most]) => (
          <label key={name} className="fld">
            <span>{RECALL[name]}</span>
            <input className="inp" name={name} maxLength={most} required />
          </label>
        ))}
        <label className="fld">
          <span>{RECALL.authority}</span>
          <input className="inp day" type="date" name="authority" required />
        </label>
        <button type="submit" className="btn x w" disabled={isBusy}>
          {RECALL.propose}
        </button>
        <p className="xs mut">{RECALL.sentence}</p>
      </form>
    </section>
  )
}

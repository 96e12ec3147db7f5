import { formatPrice } from '@shop/czech/format-price'
import { type FormEvent, useState } from 'react'
import type { OrderDetail } from '#app/features/order/order-detail.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { LINES } from '#app/texts/order-lines.ts'
import { LineFields, type SeenLine } from './line-fields.tsx'
import { type Conflict, type Preview, refused, useLinesPreview } from './use-lines-preview.ts'

interface LinesDialogProps {
  order: OrderDetail
  onDone(said: string): Promise<void>
  onClose(): void
}

/** Pieces are wished here; what follows is told before the button. Whoever is late sees what differs and goes on from there. */
export function LinesDialog({ order, onDone, onClose }: LinesDialogProps) {
  const [seen, setSeen] = useState<{ version: number; lines: readonly SeenLine[] }>({
    version: order.version,
    lines: order.lines.filter(({ kind, regularWeeks }) => kind === 'goods' && regularWeeks === null),
  })
  const [wished, setWished] = useState<Readonly<Record<number, number>>>({})
  const [added, setAdded] = useState({ code: '', pieces: 1 })
  const [failed, setFailed] = useState<Extract<Preview, { ok: false }> | null>(null)
  const lines = seen.lines.flatMap(({ position, pieces }) => {
    const wish = wished[position] ?? pieces
    return wish === pieces ? [] : [{ position, pieces: wish }]
  })
  const code = added.code.trim()
  const wish = { version: seen.version, lines, added: code === '' ? [] : [{ code, pieces: added.pieces }] }
  const preview = useLinesPreview(order.id, wish)
  const problem = failed ?? (preview?.ok === false ? preview : null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!preview?.ok) return
    const reason = String(new FormData(event.currentTarget).get('reason'))
    const { payable } = preview.value
    const answer = await runCommand('changeLinesForCustomer', { orderId: order.id, ...wish, payable, reason })
    if (!answer.ok) return setFailed(refused(answer))
    await onDone(LINES.done)
    onClose()
  }
  const goOn = ({ version, lines: now }: Conflict) => {
    setSeen({ version, lines: now.filter(({ kind }) => kind === 'goods') })
    setFailed(null)
  }
  return (
    <Dialog title={LINES.title} isWide onClose={onClose}>
      <form className="stack l" onSubmit={save} onChange={() => setFailed(null)}>
        <p className="sm mut">{LINES.sentence}</p>
        <LineFields lines={seen.lines} wished={wished} onWish={setWished} added={added} onAdd={setAdded} />
        {problem?.conflict ? (
          <Difference seen={seen.lines} conflict={problem.conflict} onGoOn={goOn} />
        ) : (
          <Outcome preview={preview} said={problem?.said ?? null} />
        )}
        <label className="fld">
          <span>
            {LINES.reason} <small>{LINES.reasonHint}</small>
          </span>
          <input className="inp" name="reason" minLength={3} maxLength={300} required />
        </label>
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={!preview?.ok}>
            {LINES.save}
          </button>
          <button type="button" className="btn q" onClick={onClose}>
            {LINES.leave}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function Outcome({ preview, said }: { preview: Preview | undefined; said: string | null }) {
  if (said !== null) return <Note kind="bad">{said}</Note>
  if (!preview?.ok) return <p className="sm mut">{LINES.choose}</p>
  const { was, payable, toPay, toReturn, deadlineAt } = preview.value
  return (
    <>
      <dl className="sum">
        <dt>{LINES.before}</dt>
        <dd>{formatPrice(was)}</dd>
        <dt>{LINES.after}</dt>
        <dd>
          <b>{formatPrice(payable)}</b>
        </dd>
        {deadlineAt !== null && <dt>{LINES.toPay}</dt>}
        {deadlineAt !== null && <dd>{formatPrice(toPay)}</dd>}
        {toReturn > 0 && <dt>{LINES.toReturn}</dt>}
        {toReturn > 0 && <dd>{formatPrice(toReturn)}</dd>}
      </dl>
      <p className="sm" role="status">
        {LINES.outcome(preview.value)}
      </p>
    </>
  )
}

interface DifferenceProps {
  seen: readonly SeenLine[]
  conflict: Conflict
  onGoOn(conflict: Conflict): void
}

function Difference({ seen, conflict, onGoOn }: DifferenceProps) {
  const theirs = conflict.lines.filter(({ kind }) => kind === 'goods')
  const positions = [...new Set([...seen, ...theirs].map(({ position }) => position))]
  const rows = positions.flatMap((position) => {
    const [mine, now] = [seen, theirs].map((lines) => lines.find((line) => line.position === position))
    const differs = (mine?.pieces ?? 0) !== (now?.pieces ?? 0)
    return differs ? [LINES.conflictLine((mine ?? now)?.name ?? '', mine?.pieces ?? 0, now?.pieces ?? 0)] : []
  })
  return (
    <Note kind="wrn">
      <p>{rows.length > 0 ? LINES.conflict : LINES.conflictOther}</p>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <button type="button" className="btn" onClick={() => onGoOn(conflict)}>
        {LINES.goOn}
      </button>
    </Note>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { EDIT } from '#app/texts/order-edit.ts'
import { DisputedField } from './disputed-field.tsx'
import { type EditField, editableFields, toEditFields } from './edit-fields.ts'
import type { OrderDetail } from './order-detail.ts'
import { RevealDialog } from './reveal-dialog.tsx'
import { type Draft, type Saved, saveEdit } from './save-edit.ts'

interface EditDialogProps {
  order: OrderDetail
  onDone(said: string): Promise<void>
  onClose(): void
}

/** Where and to whom. Whoever is late sees what the other has written, field by field; what they typed themselves stays. */
export function EditDialog({ order, onDone, onClose }: EditDialogProps) {
  const [draft, setDraft] = useState<Draft>(() => {
    const base = toEditFields(order)
    return { order, base, values: base, isAsWritten: false }
  })
  const [saved, setSaved] = useState<Exclude<Saved, { kind: 'done' }> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useKeys([
    { keys: 'Ctrl Enter', label: EDIT.save, isInBar: true, isAlways: true, run: () => form.current?.requestSubmit() },
  ])
  const save = async () => {
    setBusy(true)
    const next = await saveEdit(draft)
    setBusy(false)
    if (next.kind === 'done') {
      await onDone(next.said)
      return onClose()
    }
    setSaved(next)
    setDraft(next.draft)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return save()
  }
  const write = (name: EditField, text: string) => setDraft({ ...draft, values: { ...draft.values, [name]: text } })
  const disputed = saved?.kind === 'disputed' ? saved : null
  return (
    <Dialog title={EDIT.title} isWide onClose={onClose}>
      <form ref={form} className="stack l" onSubmit={submit}>
        <p className="sm mut">{EDIT.sentence}</p>
        {order.shipping.kind !== 'address' && <p className="sm mut">{EDIT.pointKept}</p>}
        {saved?.kind === 'refused' && <Note kind="bad">{saved.said}</Note>}
        {saved?.kind === 'hidden' && <Note kind="wrn">{EDIT.hidden}</Note>}
        {disputed && <Note kind="wrn">{EDIT.disputed(disputed.by)}</Note>}
        {disputed?.fields.map((name) => (
          <DisputedField
            key={name}
            name={name}
            mine={disputed.draft.values[name]}
            theirs={disputed.theirs[name]}
            by={disputed.by}
            chosen={draft.values[name]}
            onChoose={(text) => write(name, text)}
          />
        ))}
        <div className="edit">
          {editableFields(order).map((name) => (
            <label key={name} className={name === 'note' ? 'fld wide' : 'fld'}>
              <span>{EDIT.fields[name]}</span>
              <input
                className="inp"
                maxLength={300}
                value={draft.values[name]}
                onChange={({ target }) => write(name, target.value)}
              />
            </label>
          ))}
        </div>
        {saved?.kind === 'refused' && saved.isPlaceUnknown && (
          <label className="row sm">
            <input
              type="checkbox"
              checked={draft.isAsWritten}
              onChange={({ target }) => setDraft({ ...draft, isAsWritten: target.checked })}
            />
            {EDIT.asWritten}
          </label>
        )}
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={isBusy}>
            {EDIT.save} <kbd>Ctrl</kbd>
            <kbd>Enter</kbd>
          </button>
          <button type="button" className="btn q" onClick={onClose}>
            {EDIT.leave}
          </button>
        </div>
      </form>
      {saved?.kind === 'hidden' && (
        <RevealDialog orderId={order.id} onRevealed={() => void save()} onClose={() => setSaved(null)} />
      )}
    </Dialog>
  )
}

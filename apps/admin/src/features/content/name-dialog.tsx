import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { WordField } from '#app/parts/word-field.tsx'

interface NameDialogProps {
  title: string
  label: string
  submit: string
  maxLength: number
  /** What else has to be said. */
  choice?: { label: string; options: readonly { code: string; name: string }[] }
  /** A sentence when it was refused, null when it is done. */
  onName(name: string, choice: string): Promise<string | null>
  onClose(): void
}

/** Something new begins with its name. */
export function NameDialog({ title, label, submit, maxLength, choice, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState(choice?.options[0]?.code ?? '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(await onName(name, chosen))
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack l" onSubmit={create}>
        <WordField title={label} value={name} maxLength={maxLength} onChange={setName} />
        {choice && (
          <label className="fld">
            <span>{choice.label}</span>
            <select className="inp" value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {choice.options.map((option) => (
                <option key={option.code} value={option.code}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
        )}
        {refusal && <Note kind="bad">{refusal}</Note>}
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={name.trim() === ''}>
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

import type { ListedType, StaffFaq } from '@shop/contract/staff/staff-faq'
import { type FormEvent, useState } from 'react'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { FAQ } from '#app/texts/content/faq.ts'
import { WORDS, WORDS_REFUSALS } from '#app/texts/content/words.ts'

interface TypeDialogProps {
  type: ListedType
  onSaved(faq: StaffFaq): void
  /** Somebody was faster; the list is read anew and the dialog closes. */
  onStale(): void
  onClose(): void
}

export function TypeDialog({ type, onSaved, onStale, onClose }: TypeDialogProps) {
  const [fields, setFields] = useState(type.fields)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await runCommand('saveFaqType', { typeId: type.typeId, version: type.version, fields })
    if (answer.ok) return onSaved(answer.value)
    if (answer.code === 'version_conflict') onStale()
    setRefusal(WORDS_REFUSALS[answer.code] ?? WORDS.failed)
  }
  const word = (name: 'name' | 'slug' | 'description' | 'seoTitle' | 'seoDescription', maxLength: number) => ({
    ...{ title: FAQ.typeFields[name], value: fields[name], maxLength },
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })
  return (
    <Dialog title={FAQ.editType} onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        <ClaimedField {...word('name', 80)} />
        <WordField {...word('slug', 120)} />
        <ClaimedField {...word('description', 300)} rows={2} />
        <ClaimedField {...word('seoTitle', 120)} />
        <ClaimedField {...word('seoDescription', 320)} rows={2} />
        <label className="row">
          <input
            type="checkbox"
            checked={fields.isHidden}
            onChange={({ target }) => setFields({ ...fields, isHidden: target.checked })}
          />
          {FAQ.typeFields.isHidden}
        </label>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <div className="acts">
          <button type="submit" className="btn p lg">
            {WORDS.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

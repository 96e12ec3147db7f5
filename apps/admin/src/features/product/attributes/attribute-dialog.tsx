import { ATTRIBUTE_TYPES, type AttributeType, type StaffAttribute } from '@shop/contract/catalog/attribute'
import { canBeFacet } from '@shop/domain/catalog/property-value'
import { type FormEvent, useState } from 'react'
import { SelectField, TextField } from '#app/features/product/form-fields.tsx'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { ATTRIBUTE_TYPE_NAMES, ATTRIBUTES } from '#app/texts/shop/attribute.ts'
import { type OptionDraft, OptionList } from './option-list.tsx'

interface AttributeDialogProps {
  /** Null for a new one. */
  attribute: StaffAttribute | null
  onClose(): void
  onDone(sentence: string): void
}

interface Draft {
  name: string
  type: AttributeType
  unit: string
  isFacet: boolean
  options: OptionDraft[]
  reason: string
}

const EMPTY: Draft = {
  name: '',
  type: 'option',
  unit: '',
  isFacet: true,
  reason: '',
  options: [{ optionId: null, name: '' }],
}

export function AttributeDialog({ attribute, onClose, onDone }: AttributeDialogProps) {
  const [draft, setDraft] = useState<Draft>(() => (attribute ? toDraft(attribute) : EMPTY))
  const [refusal, setRefusal] = useState<string | null>(null)
  const set = (next: Partial<Draft>) => setDraft({ ...draft, ...next })
  const refuse = (code: string) => setRefusal(ATTRIBUTES.refusals[code] ?? ATTRIBUTES.refused)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await send(attribute, draft)
    return answer.ok ? onDone(ATTRIBUTES.saved(draft.name.trim())) : refuse(answer.code as string)
  }
  const remove = async () => {
    if (!attribute) return
    const { attributeId, version, name } = attribute
    const answer = await runCommand('removeAttribute', { attributeId, version })
    return answer.ok ? onDone(ATTRIBUTES.removed(name)) : refuse(answer.code as string)
  }
  return (
    <Dialog title={attribute ? ATTRIBUTES.changeOf(attribute.name) : ATTRIBUTES.add} onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <TextField title={ATTRIBUTES.name} value={draft.name} maxLength={60} onChange={(name) => set({ name })} />
        <SelectField
          title={ATTRIBUTES.type}
          value={draft.type}
          isDisabled={attribute !== null}
          choices={ATTRIBUTE_TYPES.map((type) => ({ code: type, name: ATTRIBUTE_TYPE_NAMES[type] }))}
          onChange={(type) => set({ type: type as AttributeType, isFacet: draft.isFacet && canBeFacet(type) })}
        />
        {draft.type === 'number' && (
          <TextField title={ATTRIBUTES.unit} value={draft.unit} maxLength={12} onChange={(unit) => set({ unit })} />
        )}
        {draft.type === 'option' && (
          <OptionList
            options={draft.options}
            isFixed={attribute?.isDerived ?? false}
            onChange={(options) => set({ options })}
          />
        )}
        {canBeFacet(draft.type) && (
          <label className="row">
            <input
              type="checkbox"
              checked={draft.isFacet}
              onChange={({ target }) => set({ isFacet: target.checked })}
            />
            {ATTRIBUTES.isFacet}
          </label>
        )}
        <TextField
          title={ATTRIBUTES.reason}
          value={draft.reason}
          maxLength={200}
          onChange={(reason) => set({ reason })}
        />
        <div className="acts">
          <button type="submit" className="btn p lg">
            {ATTRIBUTES.save}
          </button>
          {attribute && !attribute.isDerived && attribute.products === 0 && (
            <button type="button" className="btn xx" onClick={remove}>
              {ATTRIBUTES.remove}
            </button>
          )}
        </div>
      </form>
      {attribute && (
        <div className="stack l">
          <h3>{ATTRIBUTES.history}</h3>
          <RowHistory table="attributes" rowKey={String(attribute.attributeId)} words={{ fields: ATTRIBUTES.fields }} />
        </div>
      )}
    </Dialog>
  )
}

function toDraft({ name, type, unit, isFacet, options }: StaffAttribute): Draft {
  return { name, type, unit: unit ?? '', isFacet, options, reason: '' }
}

function send(attribute: StaffAttribute | null, { name, type, unit, isFacet, options, reason }: Draft) {
  const fields = {
    ...{ name, isFacet, reason },
    unit: type === 'number' && unit.trim() !== '' ? unit : null,
    options: type === 'option' ? options.map((one) => ({ optionId: one.optionId, name: one.name })) : [],
  }
  if (!attribute) return runCommand('addAttribute', { ...fields, type })
  const { attributeId, version } = attribute
  return runCommand('saveAttribute', { ...fields, attributeId, version })
}

import type { StaffProduct, StaffVariant } from '@shop/contract/staff/staff-product'
import { parseEan } from '@shop/domain/catalog/ean'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { ReasonField } from '#app/parts/reason-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { PRODUCT } from '#app/texts/product.ts'
import { SelectField, TextField } from './form-fields.tsx'
import { type PackDraft, toPackDraft, toPackInput } from './pack-fields.ts'
import { toPackRefusal } from './pack-refusal.ts'

const WORDS = PRODUCT.packs

interface PackDialogProps {
  product: StaffProduct
  /** Null for a new one. */
  variant: StaffVariant | null
  onSaved(product: StaffProduct): void
  onClose(): void
}

export function PackDialog({ product, variant, onSaved, onClose }: PackDialogProps) {
  const [draft, setDraft] = useState(() => toPackDraft(variant, product))
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const set = (change: Partial<PackDraft>) => setDraft({ ...draft, ...change })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const fields = toPackInput(draft)
    const answer = variant
      ? await runCommand('saveVariant', { variantId: variant.variantId, version: variant.version, reason, fields })
      : await runCommand('addVariant', { productId: product.productId, version: product.version, reason, fields })
    setBusy(false)
    if (!answer.ok) return setRefusal(toPackRefusal(answer.code, answer.details))
    onSaved(answer.value)
    onClose()
  }
  return (
    <Dialog title={WORDS.title} isWide onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <PackForm draft={draft} onChange={set} />
        <ReasonField value={reason} onChange={setReason} />
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={isBusy}>
            {WORDS.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function PackForm({ draft, onChange: set }: { draft: PackDraft; onChange(change: Partial<PackDraft>): void }) {
  const text = (name: Exclude<keyof PackDraft, 'vatClass' | 'unit' | 'isMultipack' | 'isDefault' | 'status'>) => (
    <TextField title={WORDS[name]} value={draft[name]} maxLength={60} onChange={(value) => set({ [name]: value })} />
  )
  return (
    <>
      <div className="edit">
        {text('name')}
        {text('sku')}
        <TextField
          title={WORDS.ean}
          value={draft.ean}
          onChange={(ean) => set({ ean })}
          hint={<EanHint ean={draft.ean} />}
        />
        {text('netWeightG')}
        {text('grossWeightG')}
        {text('volumeMl')}
        {text('widthMm')}
        {text('heightMm')}
        {text('depthMm')}
        <SelectField
          title={WORDS.vatClass}
          value={draft.vatClass}
          choices={toChoices(WORDS.vatClasses)}
          onChange={(value) => set({ vatClass: value as PackDraft['vatClass'] })}
        />
        <SelectField
          title={WORDS.unit}
          value={draft.unit}
          none={PRODUCT.basics.none}
          choices={toChoices(WORDS.units)}
          onChange={(value) => set({ unit: value as PackDraft['unit'] })}
        />
        {text('unitQuantity')}
        {text('piecesPerCarton')}
        {text('cartonsPerLayer')}
        {text('layersPerPallet')}
        <SelectField
          title={WORDS.status}
          value={draft.status}
          choices={toChoices(WORDS.states)}
          onChange={(value) => set({ status: value as PackDraft['status'] })}
        />
      </div>
      {(['isMultipack', 'isDefault'] as const).map((name) => (
        <label key={name} className="row sm">
          <input type="checkbox" checked={draft[name]} onChange={({ target }) => set({ [name]: target.checked })} />
          {WORDS[name]}
        </label>
      ))}
    </>
  )
}

const toChoices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([code, name]) => ({ code, name }))

/** A digit copied wrongly is told while it is typed. */
export function EanHint({ ean }: { ean: string }) {
  const read = ean.trim() === '' ? null : parseEan(ean)
  return read && !read.ok ? <em className="bad">{WORDS.wrongEan[read.code]}</em> : null
}

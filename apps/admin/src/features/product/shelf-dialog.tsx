import type { StaffProduct, StaffVariant } from '@shop/contract/staff/staff-product'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { PRODUCT } from '#app/texts/product.ts'
import { TextField } from './form-fields.tsx'
import { EanHint } from './pack-dialog.tsx'
import { toPackRefusal } from './pack-refusal.ts'
import { toNumber, toTyped } from './product-draft.ts'

const WORDS = PRODUCT.packs

interface ShelfDialogProps {
  variant: StaffVariant
  onSaved(product: StaffProduct): void
  onClose(): void
}

/** What the warehouse knows best: the place, the weight and the code on the bag. */
export function ShelfDialog({ variant, onSaved, onClose }: ShelfDialogProps) {
  const [shelf, setShelf] = useState(variant.shelf ?? '')
  const [weight, setWeight] = useState(toTyped(variant.grossWeightG))
  const [ean, setEan] = useState(variant.ean ?? '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await runCommand('saveShelf', {
      ...{ variantId: variant.variantId, version: variant.version, grossWeightG: toNumber(weight) ?? 0 },
      shelf: shelf.trim() === '' ? null : shelf.trim().toUpperCase(),
      ean: ean.trim() === '' ? null : ean,
    })
    if (!answer.ok) return setRefusal(toPackRefusal(answer.code, answer.details))
    onSaved(answer.value)
    onClose()
  }
  return (
    <Dialog title={`${WORDS.shelve}: ${variant.name}`} onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <TextField title={WORDS.shelf} value={shelf} maxLength={6} onChange={setShelf} />
        <TextField title={WORDS.grossWeightG} value={weight} maxLength={7} onChange={setWeight} />
        <TextField title={WORDS.ean} value={ean} maxLength={20} onChange={setEan} hint={<EanHint ean={ean} />} />
        <div className="acts">
          <button type="submit" className="btn p lg">
            {WORDS.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

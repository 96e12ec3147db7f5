import { type NewProduct, PRODUCT_KINDS } from '@shop/contract/staff/staff-product'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-admin'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { KINDS, NEW_PRODUCT, PRODUCT, PRODUCT_REFUSALS } from '#app/texts/product.ts'
import { TextField } from './form-fields.tsx'

/** Sets are made of products that exist already. */
const OFFERED = PRODUCT_KINDS.filter((kind): kind is NewProduct['kind'] => kind !== 'bundle')

/** The kind says what a label must have, so it comes first. */
export function NewProductDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [kind, setKind] = useState<NewProduct['kind']>('kibble')
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await runCommand('createProduct', { kind, name })
    if (!answer.ok) return setRefusal(PRODUCT_REFUSALS[answer.code] ?? PRODUCT.wrong(NEW_PRODUCT.name))
    return navigate(`/produkty/${answer.value.productId}`)
  }
  return (
    <Dialog title={NEW_PRODUCT.title} onClose={onClose}>
      <form className="stack l" onSubmit={create}>
        <h3>{NEW_PRODUCT.heading}</h3>
        <p className="mut sm">{NEW_PRODUCT.sentence}</p>
        <div className="acts">
          {OFFERED.map((one) => (
            <button
              key={one}
              type="button"
              className={one === kind ? 'chip on' : 'chip'}
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {KINDS[one]}
            </button>
          ))}
        </div>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <TextField title={NEW_PRODUCT.name} value={name} maxLength={120} onChange={setName} />
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={name.trim() === ''}>
            {NEW_PRODUCT.create}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

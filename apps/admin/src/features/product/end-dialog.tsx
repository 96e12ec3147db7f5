import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { PRODUCT, PRODUCT_REFUSALS } from '#app/texts/product.ts'
import { SelectField, TextField } from './form-fields.tsx'

interface EndDialogProps {
  product: StaffProduct
  onSaved(product: StaffProduct, said: string): void
  onClose(): void
}

/** Ended with a reason and, when there is one, with whoever follows. */
export function EndDialog({ product, onSaved, onClose }: EndDialogProps) {
  const [typed, setTyped] = useState('')
  const [successor, setSuccessor] = useState('')
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['staff_products', 'successors', typed],
    queryFn: () => runCommand('staffProducts', { q: typed, status: 'active' }),
  })
  const found = data?.ok ? data.value.products.filter(({ productId }) => productId !== product.productId) : []
  const end = async (status: 'sell_out' | 'discontinued') => {
    const { productId, version } = product
    const successorId = successor === '' ? null : Number(successor)
    const answer = await runCommand('endProduct', { productId, version, status, successorId, reason })
    if (!answer.ok) return setRefusal(PRODUCT_REFUSALS[answer.code] ?? PRODUCT.wrong(PRODUCT.reason))
    onSaved(answer.value, PRODUCT.ended)
    onClose()
  }
  return (
    <Dialog title={PRODUCT.end} onClose={onClose}>
      <div className="stack l">
        <p className="sm mut">{PRODUCT.endSentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <TextField
          title={`${PRODUCT.successor}: ${PRODUCT.findSuccessor}`}
          value={typed}
          maxLength={80}
          onChange={setTyped}
        />
        <SelectField
          title={PRODUCT.successor}
          value={successor}
          none={PRODUCT.noSuccessor}
          choices={found.map(({ productId, name }) => ({ code: String(productId), name }))}
          onChange={setSuccessor}
        />
        <TextField title={PRODUCT.reason} value={reason} maxLength={200} onChange={setReason} />
        <div className="acts">
          {product.status !== 'sell_out' && (
            <button type="button" className="btn x" disabled={reason.trim() === ''} onClick={() => end('sell_out')}>
              {PRODUCT.sellOut}
            </button>
          )}
          <button type="button" className="btn x" disabled={reason.trim() === ''} onClick={() => end('discontinued')}>
            {PRODUCT.discontinue}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

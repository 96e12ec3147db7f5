import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-admin'
import type { OrderDetail } from '#app/features/order/order-detail.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { tellRefusal, WRITE_DOWN } from '#app/texts/shop/write-down.ts'
import { CaseFields } from './case-fields.tsx'
import { CaseLines } from './case-lines.tsx'
import { toWrittenDown } from './to-written-down.ts'

/** What a customer said on the phone, wrote or brought becomes a case, as if they had sent the form. */
export function WriteDownCase({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="case" /> {WRITE_DOWN.open}
      </button>
      {isOpen && <WriteDownDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

function WriteDownDialog({ order, onClose }: { order: OrderDetail; onClose(): void }) {
  // The same form sent twice is one case.
  const [formKey] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const goods = order.lines.filter(({ kind }) => kind === 'goods' || kind === 'gift')
  const positions = goods.map(({ position }) => position)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = toWrittenDown(new FormData(event.currentTarget), positions, formKey)
    if (input.lines.length === 0) return setRefusal(WRITE_DOWN.nothingChosen)
    setBusy(true)
    const answer = await runCommand('submitCaseForCustomer', { orderId: order.id, ...input })
    setBusy(false)
    if (!answer.ok) return setRefusal(tellRefusal(answer))
    navigate(`/pripady/${answer.value.number}`)
  }
  return (
    <Dialog title={WRITE_DOWN.title} isWide onClose={onClose}>
      <form className="stack l" onSubmit={save} onChange={() => setRefusal(null)}>
        <p className="sm mut">{WRITE_DOWN.sentence}</p>
        <CaseFields order={order}>
          <CaseLines lines={goods} />
        </CaseFields>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={isBusy}>
            {WRITE_DOWN.submit}
          </button>
          <button type="button" className="btn q" onClick={onClose}>
            {WRITE_DOWN.leave}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

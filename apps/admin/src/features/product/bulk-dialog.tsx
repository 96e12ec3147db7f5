import type { BulkSelection } from '@shop/contract/bulk/staff-bulk'
import { ROUNDINGS } from '@shop/domain/bulk/change-price'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-admin'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { BULK_EDIT } from '#app/texts/bulk.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PRODUCT_STATES } from '#app/texts/product.ts'

type What = BulkSelection['what']
const WHATS = ['productStatus', 'categories', 'tags', 'vatClass', 'price'] as const satisfies readonly What[]

/** One change of many products. Nothing is written: it leads to the difference. */
export function BulkDialog({ productIds, onClose }: { productIds: readonly number[]; onClose(): void }) {
  const navigate = useNavigate()
  const [what, setWhat] = useState<What>('productStatus')
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = toChange(what, new FormData(event.currentTarget))
    const answer = await runCommand('planBulk', { productIds: [...productIds], change })
    if (answer.ok) navigate(`/importy/${answer.value.bulkId}`)
    else setRefusal(PARTS.failed)
  }
  return (
    <Dialog title={BULK_EDIT.title(productIds.length)} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{BULK_EDIT.sentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{BULK_EDIT.what}</span>
          <select className="sel" value={what} onChange={({ target }) => setWhat(target.value as What)}>
            {WHATS.map((one) => (
              <option key={one} value={one}>
                {BULK_EDIT.whats[one]}
              </option>
            ))}
          </select>
        </label>
        {what === 'productStatus' && (
          <Choice
            label={BULK_EDIT.state}
            options={(['active', 'sell_out', 'discontinued'] as const).map((one) => [one, PRODUCT_STATES[one]])}
          />
        )}
        {what === 'vatClass' && <Choice label={BULK_EDIT.vat} options={Object.entries(BULK_EDIT.vats)} />}
        {(what === 'categories' || what === 'tags') && <ListChoice what={what} />}
        {what === 'price' && <PriceFields />}
        <button type="submit" className="btn p lg">
          {BULK_EDIT.submit}
        </button>
      </form>
    </Dialog>
  )
}

function toChange(what: What, form: FormData): BulkSelection {
  const value = String(form.get('value') ?? '')
  if (what === 'categories' || what === 'tags')
    return { what, does: form.get('does') === 'remove' ? 'remove' : 'add', value }
  if (what === 'price') {
    const rounding = ROUNDINGS.find((one) => one === form.get('rounding')) ?? 'crowns'
    const percent = Number(String(form.get('percent')).replace(',', '.'))
    return { what, percent, rounding, priceList: 'maloobchod', pricesFrom: null }
  }
  return { what, value } as BulkSelection
}

function Choice({
  label,
  options,
  name = 'value',
}: {
  label: string
  options: readonly (readonly [string, string])[]
  name?: string
}) {
  return (
    <label className="fld">
      <span>{label}</span>
      <select className="sel" name={name} required>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function ListChoice({ what }: { what: 'categories' | 'tags' }) {
  const { data } = useQuery({
    queryKey: ['product_choices'],
    queryFn: async () => {
      const answer = await runCommand('productChoices', {})
      if (!answer.ok) throw new Error(answer.code)
      return answer.value
    },
  })
  const options =
    what === 'tags'
      ? (data?.tags ?? []).map(({ code, name }) => [code, name] as const)
      : (data?.categories ?? []).map(({ path, name }) => [path, `${name} (${path})`] as const)
  return (
    <>
      <Choice label={BULK_EDIT.does} name="does" options={Object.entries(BULK_EDIT.doings)} />
      <Choice label={BULK_EDIT.whats[what]} options={options} />
    </>
  )
}

function PriceFields() {
  return (
    <>
      <label className="fld">
        <span>{BULK_EDIT.percent}</span>
        <input className="inp" name="percent" inputMode="decimal" pattern="[+\-]?[0-9]{1,3}([,.][0-9])?" required />
      </label>
      <Choice
        label={BULK_EDIT.rounding}
        name="rounding"
        options={ROUNDINGS.map((one) => [one, BULK_EDIT.roundings[one]])}
      />
    </>
  )
}

import type { PricedVariantRow, PricePreview } from '@shop/contract/price/staff-price'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import { PRICE_DIALOG } from '#app/texts/price.ts'
import { type PriceFields, toDraft } from './price-draft.ts'
import { PriceFieldSet } from './price-fields.tsx'
import { PricePreviewPart } from './price-preview.tsx'
import { toSentence } from './price-questions.ts'

interface PriceDialogProps {
  list: string
  variants: readonly PricedVariantRow[]
  mayEnd: boolean
  /** Somebody else decides. */
  isProposal: boolean
  onClose(): void
  onDone(sentence: string): void
}

const SETTLE_MS = 300

/** New prices with what they will make the page say, before anything is written. */
export function PriceDialog({ list, variants, mayEnd, isProposal, onClose, onDone }: PriceDialogProps) {
  const [fields, setFields] = useState<PriceFields>({
    ...{ kind: 'regular', day: '', time: '00:00', lastDay: '' },
    amounts: Object.fromEntries(variants.map(({ variantId }) => [variantId, ''])),
  })
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const draft = toDraft(list, fields)
  const key = JSON.stringify(draft)
  const isSettled = useSettled(key, SETTLE_MS)
  const { data: preview, refetch } = useQuery({
    queryKey: ['price-preview', key],
    queryFn: async () => {
      const answer = await runCommand('previewPrices', draft as NonNullable<typeof draft>)
      return answer.ok
        ? { ok: true as const, value: answer.value }
        : { ok: false as const, code: answer.code as string }
    },
    enabled: draft !== null && isSettled,
    gcTime: 0,
  })
  const isReady = draft !== null && isSettled && preview?.ok === true && reason.trim() !== '' && !isBusy
  const save = async () => {
    if (!isReady || !draft) return
    setBusy(true)
    const answer = isProposal
      ? await runCommand('proposePrices', { ...draft, reason })
      : await runCommand('schedulePrices', { ...draft, lines: withHeads(draft.lines, preview.value), reason })
    setBusy(false)
    if (answer.ok) return onDone(isProposal ? PRICE_DIALOG.proposed : PRICE_DIALOG.done(draft.lines.length))
    setRefusal(toSentence(answer.code as string))
    await refetch()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  useKeys([{ keys: 'Ctrl Enter', label: PRICE_DIALOG.schedule, isInBar: true, isAlways: true, run: () => void save() }])
  return (
    <Dialog title={PRICE_DIALOG.title(variants.length)} onClose={onClose} isWide>
      <form className="stack l" onSubmit={submit}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <PriceFieldSet variants={variants} mayEnd={mayEnd} fields={fields} onChange={setFields} />
        <section className="stack" aria-live="polite">
          <h3>{PRICE_DIALOG.preview}</h3>
          {preview?.ok && draft ? (
            <PricePreviewPart preview={preview.value} />
          ) : (
            <p className={preview?.ok === false ? 'bad' : 'mut'}>
              {preview?.ok === false ? toSentence(preview.code) : PRICE_DIALOG.waitForAmount}
            </p>
          )}
        </section>
        <label className="fld">
          <span>
            {PRICE_DIALOG.reason} <small>{PRICE_DIALOG.reasonHint}</small>
          </span>
          <input
            className="inp"
            value={reason}
            maxLength={300}
            required
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <button type="submit" className="btn p lg" disabled={!isReady}>
          {isProposal ? PRICE_DIALOG.propose : PRICE_DIALOG.schedule} <kbd>Ctrl ↵</kbd>
        </button>
      </form>
    </Dialog>
  )
}

/** The newest row that was seen beside the preview. */
function withHeads<Line extends { variantId: number }>(lines: readonly Line[], { lines: previewed }: PricePreview) {
  return lines.map((line) => ({
    ...line,
    head: previewed.find(({ variantId }) => variantId === line.variantId)?.head ?? 0,
  }))
}

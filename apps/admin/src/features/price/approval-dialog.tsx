import type { PriceProposal } from '@shop/contract/price/staff-price'
import { formatPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PRICES, PROPOSALS } from '#app/texts/price.ts'
import { PricePreviewPart } from './price-preview.tsx'
import { toSentence } from './price-questions.ts'

export type Seen = { variantId: number; head: number }[]

interface ApprovalDialogProps {
  proposal: PriceProposal
  /** A sentence when it was refused, null when it is done. */
  onApprove(seen: Seen): Promise<string | null>
  onClose(): void
}

/** What customers will read, as the ledger stands now; only what was seen here is approved. */
export function ApprovalDialog({ proposal, onApprove, onClose }: ApprovalDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isCallOff = proposal.callsOff !== null
  const { data, isPending, refetch } = useQuery({
    queryKey: ['prices', 'approval', proposal.id],
    queryFn: () => previewProposal(proposal),
    enabled: !isCallOff,
    gcTime: 0,
  })
  const preview = data?.ok ? data.value : null
  const moved = preview?.lines.some(({ variantId, head }) => {
    const proposed = proposal.lines.find((line) => line.variantId === variantId)?.head
    return typeof proposed === 'number' && proposed !== head
  })
  const approve = async () => {
    if (!preview && !isCallOff) return
    setBusy(true)
    const said = await onApprove(preview?.lines.map(({ variantId, head }) => ({ variantId, head })) ?? [])
    setBusy(false)
    if (said === null) return onClose()
    setRefusal(said)
    if (!isCallOff) await refetch()
  }
  return (
    <Dialog title={PROPOSALS.approveTitle} onClose={onClose} isWide>
      <div className="stack l">
        <p>{proposal.reason}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        {isCallOff && <CalledOff proposal={proposal} />}
        {isPending && !isCallOff && <p className="mut">{PARTS.loading}</p>}
        {data && !data.ok && <Note kind="bad">{toSentence(data.code as string)}</Note>}
        {moved && <Note kind="wrn">{PROPOSALS.moved}</Note>}
        {preview && <PricePreviewPart preview={preview} />}
        <button type="button" className="btn p lg" disabled={(!preview && !isCallOff) || isBusy} onClick={approve}>
          {PROPOSALS.approveNow}
        </button>
      </div>
    </Dialog>
  )
}

/** What goes on holding is said by the ledger when it is decided; here is what will not begin. */
function CalledOff({ proposal: { lines, from } }: Pick<ApprovalDialogProps, 'proposal'>) {
  return lines.map(({ variantId, name, variantName, amount }) => (
    <p key={variantId}>
      <b>
        {name} {variantName}
      </b>
      <span className="block">
        {PRICES.callOffSentence(formatPrice(amount), from === null ? '' : formatMoment(from))}
      </span>
    </p>
  ))
}

async function previewProposal({ priceList, from, until, lines }: PriceProposal) {
  return runCommand('previewPrices', {
    ...{ priceList, from, until },
    lines: lines.map(({ variantId, amount, kind }) => ({ variantId, amount, kind })),
  })
}

import type { PriceProposal } from '@shop/contract/price/staff-price'
import { formatPrice } from '@shop/czech/format-price'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PRICE_DIALOG, PROPOSALS } from '#app/texts/price.ts'
import { ApprovalDialog, type Seen } from './approval-dialog.tsx'
import { ask, toSentence } from './price-questions.ts'

type Decision = 'approve' | 'refuse' | 'withdraw'

const DONE = { approve: PROPOSALS.approved, refuse: PROPOSALS.refusedDone, withdraw: PROPOSALS.withdrawn }
const LOOKS = { waiting: 'wrn', approved: 'ok', refused: 'bad', withdrawn: '' } as const

/** What was proposed, those that wait first. Nobody approves their own. */
export function ProposalsTab() {
  const client = useQueryClient()
  const [refused, setRefused] = useState<PriceProposal | null>(null)
  const [approved, setApproved] = useState<PriceProposal | null>(null)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const { data, isPending, isError } = useQuery({
    queryKey: ['prices', 'proposals'],
    queryFn: () => ask('priceProposals', {}),
  })
  const decide = async ({ id, version }: PriceProposal, decision: Decision, note = '', seen: Seen = []) => {
    const answer = await runCommand('decidePriceProposal', { proposalId: id, version, decision, note, seen })
    const sentence = answer.ok ? DONE[decision] : toSentence(answer.code as string)
    setSaid({ kind: answer.ok ? 'ok' : 'bad', text: sentence })
    await client.invalidateQueries({ queryKey: ['prices'] })
    return answer.ok ? null : sentence
  }
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (isPending) return <p className="pad mut">{PARTS.loading}</p>
  return (
    <>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      {data.proposals.length === 0 ? (
        <div className="empty pad">
          <h2>{PROPOSALS.empty}</h2>
          <p className="mut">{PROPOSALS.emptySentence}</p>
        </div>
      ) : (
        <ProposalsTable
          proposals={data.proposals}
          onDecide={(proposal, decision) => {
            if (decision === 'refuse') setRefused(proposal)
            else if (decision === 'approve') setApproved(proposal)
            else void decide(proposal, decision)
          }}
        />
      )}
      {approved && (
        <ApprovalDialog
          proposal={approved}
          onApprove={(seen) => decide(approved, 'approve', '', seen)}
          onClose={() => setApproved(null)}
        />
      )}
      {refused && (
        <ReasonDialog
          title={PROPOSALS.refuseTitle}
          sentence={PROPOSALS.refuseSentence}
          submit={PROPOSALS.refuse}
          isDangerous
          onReason={(note) => decide(refused, 'refuse', note)}
          onClose={() => setRefused(null)}
        />
      )}
    </>
  )
}

interface ProposalsTableProps {
  proposals: readonly PriceProposal[]
  onDecide(proposal: PriceProposal, decision: Decision): void
}

function ProposalsTable({ proposals, onDecide }: ProposalsTableProps) {
  const mayDecide = useMayDo('price_approval')
  const { columns } = PROPOSALS
  return (
    <table className="tb">
      <caption className="vh">{PROPOSALS.caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, title]) => (
            <th key={key}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <tr key={proposal.id}>
            <td>
              {proposal.lines.map(({ variantId, name, variantName, amount, kind }) => (
                <span key={variantId} className="block">
                  {proposal.callsOff !== null && <b>{PROPOSALS.callsOff} </b>}
                  <b>{formatPrice(amount)}</b> {PRICE_DIALOG.kinds[kind]} · {name} {variantName}
                </span>
              ))}
            </td>
            <td>
              {proposal.from === null ? PROPOSALS.onApproval : formatMoment(proposal.from)}
              {proposal.until && <span className="block xs mut">{PROPOSALS.until(formatMoment(proposal.until))}</span>}
              <span className="block xs mut">{PROPOSALS.list(proposal.priceList)}</span>
            </td>
            <td>{proposal.reason}</td>
            <td>
              {proposal.proposedBy} <span className="block xs mut">{formatMoment(proposal.proposedAt)}</span>
            </td>
            <td>
              <span className={`st ${LOOKS[proposal.state]}`}>{PROPOSALS.states[proposal.state]}</span>
              {proposal.note !== '' && <span className="block xs mut">{proposal.note}</span>}
            </td>
            <td>
              {proposal.state === 'waiting' && (
                <span className="row">
                  {mayDecide && !proposal.isOwn && (
                    <>
                      <button type="button" className="btn p" onClick={() => onDecide(proposal, 'approve')}>
                        {PROPOSALS.approve}
                      </button>
                      <button type="button" className="btn" onClick={() => onDecide(proposal, 'refuse')}>
                        {PROPOSALS.refuse}
                      </button>
                    </>
                  )}
                  {proposal.isOwn && (
                    <button type="button" className="btn" onClick={() => onDecide(proposal, 'withdraw')}>
                      {PROPOSALS.withdraw}
                    </button>
                  )}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

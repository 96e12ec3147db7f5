import type { DecidePriceProposal, ProposePrices } from '@shop/contract/price/staff-price'
import { isWorkOf } from '@shop/contract/staff/staff-rights'
import { ok, refuse } from '@shop/domain/result'
import { actorId, audit, type Context, tellHistory } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { planCallingOff } from '#app/price/call-off-price'
import { insertProposal, lockProposal, selectProposals, updateProposal } from '#app/price/proposals.sql'
import { findStale, headOf, planDraft, writePlanned } from '#app/price/schedule-prices'
import { writePrices } from '#app/price/write-prices'

export async function proposePrices(context: Context, { reason, ...draft }: ProposePrices) {
  const planned = await planDraft(context, draft)
  if (!planned.ok) return planned
  await tellHistory(context, reason)
  const { listId, now, ledgers } = planned.value
  const lines = draft.lines.map((line) => ({ ...line, head: headOf(ledgers.get(line.variantId) ?? []) }))
  const proposalId = await insertProposal(context.db, {
    ...{ priceListId: listId, lines, from: draft.from, until: draft.until, reason, now },
    proposedBy: actorId(context.actor) ?? '',
  })
  await audit(context.db, context, 'price.proposed', { type: 'price_proposal', id: proposalId })
  return ok({ proposalId })
}

export async function priceProposals({ db, actor }: Context) {
  const rows = await selectProposals(db)
  return ok({
    proposals: rows.map(({ proposerId, from, until, proposedAt, decidedAt, ...row }) => ({
      ...row,
      isOwn: proposerId === actorId(actor),
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
      proposedAt: proposedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  })
}

const STATES = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

export async function decidePriceProposal(
  context: Context,
  { proposalId, version, decision, note, seen }: DecidePriceProposal & { proposalId: number },
) {
  const { db, now } = context
  const proposal = await lockProposal(db, proposalId)
  if (proposal?.state !== 'waiting') return refuse('proposal_decided', { state: proposal?.state ?? null })
  if (proposal.version !== version) return refuse('version_conflict', { version: proposal.version })
  const isOwn = proposal.proposedBy === actorId(context.actor)
  if (decision === 'withdraw' ? !isOwn : !mayDecide(context)) throw new RequestError('forbidden')
  if (decision === 'approve' && isOwn) return refuse('second_person_needed')

  // Measured by the moment of the decision: one whose moment has passed meanwhile writes nothing, and waits on.
  const draft = {
    ...proposal,
    from: proposal.from?.toISOString() ?? null,
    until: proposal.until?.toISOString() ?? null,
  }
  const { callsOff } = proposal
  const planned = decision === 'approve' && callsOff === null ? await planDraft(context, draft) : null
  if (planned && !planned.ok) return planned
  const called = decision === 'approve' && callsOff !== null ? await planCallingOff(context, callsOff) : null
  if (called && !called.ok) return called
  if (planned) {
    const heads = new Map(seen.map(({ variantId, head }) => [variantId, head]))
    const current = findStale(planned.value, (variantId) => heads.get(variantId) ?? -1)
    if (current.length > 0) return refuse('version_conflict', { version, current })
  }
  await tellHistory(context, note)
  await updateProposal(db, proposalId, {
    state: STATES[decision],
    ...{ decidedBy: actorId(context.actor) ?? '', note, now },
  })
  await audit(db, context, `price.${STATES[decision]}`, { type: 'price_proposal', id: proposalId })
  if (planned) await writePlanned(context, planned.value, { reason: proposal.reason, proposalId })
  if (called) {
    await writePrices(context, { ...called.value, reason: proposal.reason, proposalId })
    await audit(db, context, 'price.called_off', { type: 'variant', id: called.value.owner.variantId })
  }
  return ok({})
}

function mayDecide({ actor }: Context): boolean {
  return actor.kind === 'staff' && isWorkOf('price_approval', actor)
}

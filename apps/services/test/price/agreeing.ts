import { expect } from 'vitest'
import type { Browser } from '../browser.ts'

interface Agreed {
  email: string
  variantId: number
  amount: number
  from?: string | null
  until?: string | null
}

/** A price agreed with one customer: one person proposes it, another one decides. */
export async function agreePrice(
  proposer: Browser,
  decider: Browser,
  { email, from = null, until = null, ...line }: Agreed,
) {
  const opened = await decider.call('openPriceList', { list: { kind: 'agreed', email }, reason: 'smlouva' })
  expect(opened.status).toBe(201)
  const draft = { priceList: opened.value.code, lines: [{ ...line, kind: 'regular' as const }], from, until }
  const { value: proposed } = await proposer.call('proposePrices', { ...draft, reason: 'smlouva' })
  const { value: preview } = await decider.call('previewPrices', draft)
  const seen = preview.lines.map(({ variantId, head }) => ({ variantId, head }))
  const decided = await decider.call('decidePriceProposal', {
    ...{ ...proposed, version: 1, decision: 'approve', note: '', seen },
  })
  expect(decided.status).toBe(200)
  return opened.value.code
}

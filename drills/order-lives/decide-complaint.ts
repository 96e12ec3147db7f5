import { randomUUID } from 'node:crypto'
import type { Being } from './being.ts'
import type { Step } from './life.ts'
import type { Verdict } from './oracle/verdict.ts'
import type { Stage } from './stage.ts'
import type { Answer } from './visitor.ts'

/** Pieces go back by a complaint in every other life. */
export function isComplained({ life, world, complainedAt }: Being, step: Step): boolean {
  // The same words within minutes are the same complaint.
  return step.do === 'refund' && step.wish.kind === 'pieces' && life.index % 2 === 0 && complainedAt !== world.now
}

/** The customer complains twice, as two tabs do; staff decide. What cannot be paid is taken back by the customer, so nothing stays open. */
export async function decideComplaint({ office }: Stage, being: Being, verdict: Verdict): Promise<Answer[]> {
  const { visitor, token } = being
  const lines = (verdict.lines ?? []).flatMap((line) => ('pieces' in line ? [line] : []))
  if (verdict.amount === undefined || lines.length === 0) return []
  being.complainedAt = being.world.now
  const form = { kind: 'complaint', lines, name: 'Jitka Novotná', email: 'reklamace@priklad.cz', wish: 'refund' }
  const complain = () => visitor.send('POST', `/cases/forms/${token}`, { ...form, formKey: randomUUID() })
  const [first, second] = await Promise.all([complain(), complain()])
  if (first.status !== 201 || second.status !== 201) return [first, second]
  if (first.body?.number !== second.body?.number) being.faults.push('two tabs made two cases')
  const path = `/staff/cases/${first.body?.number}`
  const { body } = await office.send('GET', path)
  const judged = lines.map((line) => ({ ...line, outcome: 'refund' }))
  const decided = await office.send('POST', `${path}/decision`, { version: body?.version, lines: judged })
  if (decided.status >= 300) await visitor.send('POST', `/cases/by-token/${first.body?.token}/cancellation`, {})
  return [decided]
}

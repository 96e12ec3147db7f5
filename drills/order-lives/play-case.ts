import { randomUUID } from 'node:crypto'
import type { Being } from './being.ts'
import type { Step } from './life.ts'
import type { Verdict } from './oracle/verdict.ts'
import { type ReadCase, readCase } from './read-cases.sql.ts'
import type { Stage } from './stage.ts'
import type { Answer } from './visitor.ts'

const CASE_STEPS = ['withdraw', 'claim', 'take case back', 'goods come', 'decide case', 'settle cases'] as const
type CaseStep = Extract<Step, { do: (typeof CASE_STEPS)[number] }>

export const isCaseStep = (step: Step): step is CaseStep => (CASE_STEPS as readonly string[]).includes(step.do)

/** What customers and staff do about withdrawals and claims of the guarantee. */
export async function playCase(stage: Stage, being: Being, step: CaseStep, verdict: Verdict): Promise<Answer[]> {
  being.told = verdict.told ?? null
  switch (step.do) {
    case 'withdraw':
      return submit(being, verdict, { kind: 'withdrawal' })
    case 'claim': {
      const files = step.hasPhoto ? [await being.visitor.upload()] : []
      return submit(being, verdict, { kind: 'guarantee', wish: step.wish, files })
    }
    case 'take case back':
      return [await being.visitor.send('POST', `/cases/by-token/${being.given?.token}/cancellation`, {})]
    case 'goods come': {
      const lines = (verdict.lines ?? []).map((line) => ({ ...line, condition: step.condition }))
      return [await stage.office.send('POST', `/staff/cases/${being.given?.number}/goods`, { lines })]
    }
    default:
      return [await decide(stage, being, verdict)]
  }
}

/** Pressed twice, as two tabs do. */
async function submit(being: Being, { lines }: Verdict, more: object): Promise<Answer[]> {
  const { visitor, token } = being
  const form = { ...more, lines, name: 'Jitka Novotná', email: 'vraci@priklad.cz', formKey: randomUUID() }
  const send = () => visitor.send('POST', `/cases/forms/${token}`, form)
  const [first, second] = await Promise.all([send(), send()])
  being.given = first.body
  if (first.status < 300 && first.body?.number !== second.body?.number) being.faults.push('one form made two cases')
  return [first, second]
}

async function decide({ office }: Stage, being: Being, { judged = [] }: Verdict): Promise<Answer> {
  const path = `/staff/cases/${being.given?.number}`
  const { body } = await office.send('GET', path)
  const lines = judged.map((row) => {
    const takesAway = row.outcome === 'refuse' || row.amount > 0
    return { ...row, reason: takesAway ? 'Balení je otevřené, nebo nepřišlo.' : '' }
  })
  return office.send('POST', `${path}/decision`, { version: body?.version, lines })
}

/** Once its jobs are done: a rule decides a claim by itself. */
export async function compareCase({ shop }: Stage, being: Being): Promise<void> {
  const { told } = being
  being.told = null
  const found = told && (await readCase(shop.pool, being.born.orderId))
  if (!told || !found) return
  const { word, money, credits } = told
  const expected = `${wordOf(word)} ${money ?? found.money}+${credits}`
  if (expected !== describe(found)) being.faults.push(`case: expected ${expected}, found ${describe(found)}`)
}

const wordOf = (word: string): string => (['here', 'awaited', 'came'].includes(word) ? 'open' : word)
const describe = ({ word, money, credits }: ReadCase): string => `${word} ${money}+${credits}`

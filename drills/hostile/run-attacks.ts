import type { Attack } from './attacks.ts'
import type { Heard } from './knock.ts'

export interface Outcome {
  name: string
  sent: number
  /** How often each status came; `none` when there was no answer. */
  statuses: Record<string, number>
  faults: string[]
}

/** All attacks side by side, each with so many requests under way. */
export function runAttacks(attacks: Attack[]): Promise<Outcome[]> {
  return Promise.all(attacks.map(runAttack))
}

async function runAttack({ name, count, atOnce, send }: Attack): Promise<Outcome> {
  const outcome: Outcome = { name, sent: 0, statuses: {}, faults: [] }
  const worker = async () => {
    while (outcome.sent < count) {
      const index = outcome.sent
      outcome.sent += 1
      note(outcome, index, await send(index))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  return outcome
}

function note({ name, statuses, faults }: Outcome, index: number, { status, why }: Heard): void {
  const key = String(status ?? 'none')
  statuses[key] = (statuses[key] ?? 0) + 1
  if (status === null) faults.push(`${name} ${index}: ${why ?? 'no answer'}`)
  else if (status >= 500) faults.push(`${name} ${index}: ${status}`)
}

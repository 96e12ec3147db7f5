import type { Figure } from '@shop/stack/figure'
import type { Taken } from './taken.ts'

interface Sent {
  recipients: number
  kills: number
  taken: Taken
  states: ReadonlyMap<number, string>
  left: ReadonlySet<number>
}

/** Letters that one worker has in hand at once. */
const LANES = 3

export function judgeCampaign({ recipients, kills, taken, states, left }: Sent): Figure {
  const of = (state: string) => [...states].filter(([, one]) => one === state).map(([id]) => id)
  const doubt = of('in_doubt')
  const faults = {
    unlisted: recipients - states.size,
    twice: [...taken.values()].filter((moments) => moments.length > 1).length,
    lost: of('sent').filter((id) => !taken.has(id)).length,
    unknown: [...taken.keys()].filter((id) => !['sent', 'in_doubt'].includes(states.get(id) ?? '')).length,
    open: states.size - of('sent').length - doubt.length - of('skipped').length,
    afterLeaving: [...left].filter((id) => taken.has(id)).length,
  }
  if (doubt.length > 0) console.log(`in doubt: ${doubt.join(', ')}`)
  console.log(JSON.stringify(faults))
  const rate = medianRate([...taken.values()].flat())
  // One in a thousand; a small run has more deaths than that to each thousand letters.
  const allowed = Math.max(recipients / 1000, LANES * kills)
  const wrong = Object.values(faults).reduce((sum, count) => sum + count, 0)
  return {
    question: 'campaign',
    figure: `${recipients} recipients, ${kills} kills: ${of('sent').length} sent once, ${doubt.length} in doubt, ${left.size} left before their turn, ${wrong} faults, ${rate} letters/s`,
    goal: `0 faults, at most ${Math.floor(allowed)} in doubt, 300 letters/s`,
    holds: wrong === 0 && doubt.length <= allowed && rate >= 300,
  }
}

/** Of the seconds in which letters went: drawn, addressed, composed and taken by the relay. */
function medianRate(moments: number[]): number {
  const seconds = new Map<number, number>()
  for (const moment of moments) {
    const second = Math.floor(moment / 1000)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  const counts = [...seconds.values()].toSorted((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}

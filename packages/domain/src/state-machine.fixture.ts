import { type Machine, transition } from './state-machine.ts'

/**
 * Draws the answers to every pair of state and event. A cell is the state the event leads to; = nothing new, + the
 * same state with effects, x refused to whoever asked, ? kept as a late report.
 */
export function drawMachine<State extends string, Event extends string>(
  machine: Machine<State, Event, string>,
  shortNames: Readonly<Record<State, string>>,
): string {
  const events = Object.keys(machine.events) as Event[]
  const width = Math.max(...events.map((event) => event.length)) + 2
  const head = ['event'.padEnd(width), ...machine.states.map((state) => shortNames[state].padEnd(6))]
  const rows = events.map((event) => {
    const cells = machine.states.map((state) => drawAnswer(machine, shortNames, state, event).padEnd(6))
    return [event.padEnd(width), ...cells].join('').trimEnd()
  })
  return [head.join('').trimEnd(), ...rows].join('\n')
}

function drawAnswer<State extends string, Event extends string>(
  machine: Machine<State, Event, string>,
  shortNames: Readonly<Record<State, string>>,
  state: State,
  event: Event,
): string {
  const answer = transition(machine, state, event)
  if (!answer.ok) return answer.code === 'not_allowed' ? 'x' : '?'
  if (answer.value.isChanged) return shortNames[answer.value.to]
  return answer.value.effects.length > 0 ? '+' : '='
}

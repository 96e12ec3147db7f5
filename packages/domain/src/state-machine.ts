import { ok, type Result, refuse } from './result.ts'

/**
 * Who speaks decides what happens when an event does not fit the state. A command is refused to its author, a report
 * from outside is kept and shown to staff, a timer that rings too late has simply nothing to do.
 */
type EventKind = 'command' | 'report' | 'timer'

export type Move<State extends string, Effect extends string> = {
  readonly to: State
  readonly effects: readonly Effect[]
}

export type EventRule<State extends string, Effect extends string> = {
  readonly kind: EventKind
  readonly moves: Readonly<Partial<Record<State, Move<State, Effect>>>>
  /** States in which the event brings nothing new: what it says already happened, or was overtaken. */
  readonly settled?: readonly State[]
}

export type Machine<State extends string, Event extends string, Effect extends string> = {
  readonly states: readonly State[]
  readonly events: Readonly<Record<Event, EventRule<State, Effect>>>
}

type Step<State extends string, Effect extends string> = Move<State, Effect> & { readonly isChanged: boolean }

export type TransitionRefusal = 'not_allowed' | 'late_event' | 'unknown_event' | 'unknown_state'

type TransitionDetails = { readonly state: string; readonly event: string }

/** Total: every pair of state and event has an answer, also pairs nobody thought of. */
export function transition<State extends string, Event extends string, Effect extends string>(
  machine: Machine<State, Event, Effect>,
  state: State,
  event: Event,
): Result<Step<State, Effect>, TransitionRefusal, TransitionDetails> {
  const details = { state, event }
  if (!machine.states.includes(state)) return refuse('unknown_state', details)
  if (!Object.hasOwn(machine.events, event)) return refuse('unknown_event', details)

  const rule = machine.events[event]
  const move = rule.moves[state]
  if (move) return ok({ ...move, isChanged: move.to !== state })
  if (isSettled(rule, state)) return ok({ to: state, effects: [], isChanged: false })
  return refuse(rule.kind === 'command' ? 'not_allowed' : 'late_event', details)
}

/** The same event twice is no mistake: a state the event leads to is settled by itself. */
function isSettled<State extends string, Effect extends string>(rule: EventRule<State, Effect>, state: State): boolean {
  if (rule.kind === 'timer' || rule.settled?.includes(state)) return true
  return Object.values<Move<State, Effect> | undefined>(rule.moves).some((move) => move?.to === state)
}

/** Every change of state there is, for the table by which the database refuses any other. */
export function listTransitions<State extends string, Event extends string, Effect extends string>(
  machine: Machine<State, Event, Effect>,
): { from: State; to: State }[] {
  const rules = Object.values<EventRule<State, Effect>>(machine.events)
  return machine.states.flatMap((from) => {
    const targets = rules.flatMap((rule) => rule.moves[from]?.to ?? [])
    return [...new Set(targets)].filter((to) => to !== from).map((to) => ({ from, to }))
  })
}

export function to<State extends string, Effect extends string>(
  state: State,
  ...effects: readonly Effect[]
): Move<State, Effect> {
  return { to: state, effects }
}

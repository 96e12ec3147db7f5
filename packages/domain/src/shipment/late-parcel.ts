import type { LocalDate } from '../calendar/local-date.ts'
import type { ShipmentState } from './shipment-state.ts'

type Parcel = {
  readonly state: ShipmentState
  /** The last day that was promised; null when none was. */
  readonly promisedOn: LocalDate | null
  /** Whether its carrier has told us just now where it is. */
  readonly isKnown: boolean
}

/** `tell`: the customer learns it from us. `look`: only people do, for we do not know enough to say, or it has been said already. */
type Lateness = 'in_time' | 'look' | 'tell'

/** A parcel that has left or is about to, and whose last promised day is over. One that waits at its point has come. */
export function latenessOf({ state, promisedOn, isKnown }: Parcel, today: LocalDate): Lateness {
  if (promisedOn === null || today <= promisedOn) return 'in_time'
  // Its customer has just read why it was not delivered.
  if (state === 'problem') return 'look'
  // Nobody has it but us: that its carrier does would be untrue.
  if (state === 'labelled') return 'look'
  if (state !== 'in_transit') return 'in_time'
  return isKnown ? 'tell' : 'look'
}

import type { Random } from '@shop/database/random'
import { LAST_DECISION_AT, type PlannedStep, type Step } from './life.ts'
import type { Wish } from './models.ts'

/** A life in the making: where in time it is, and what it has said so far. */
export interface Draft {
  random: Random
  wish: Wish
  /** How the order is paid now: the customer may change it. */
  payment: Wish['payment']
  at: number
  /** Whether we handed the parcels over; else the first to speak is their carrier. */
  isHandedOver: boolean
  steps: PlannedStep[]
}

export function say(draft: Draft, ...steps: Step[]): void {
  for (const step of steps) draft.steps.push({ at: Math.min(draft.at, LAST_DECISION_AT), step })
}

export function wait(draft: Draft, moments = 1): void {
  draft.at = Math.min(draft.at + moments, LAST_DECISION_AT)
}

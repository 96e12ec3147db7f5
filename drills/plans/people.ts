import { createRandom, type Random } from '@shop/database/random'
import type { BornOrder } from '../order-lives/copy-lives.sql.ts'
import type { Visitor } from '../order-lives/visitor.ts'
import { MODELS, type Model } from './models.ts'
import type { Mind } from './oracle/mind.ts'

/** Somebody with a plan: who they are to the shop, and what must be true of it. */
export interface PlanPerson {
  index: number
  model: Model
  born: BornOrder
  email: string
  token: string
  planId: number
  visitor: Visitor
  mind: Mind
  /** The gateway's number of the payment that set up the card that holds now. */
  card: string | null
  /** The day after which their card is refused. */
  cardEndsOn: string | null
  endedAt: number | null
  pausedAt: number | null
  /** The last day on which its owner changed something, or a parcel came to nothing: its day is not the bowl's any more. */
  touchedOn: string | null
  /** The day on which it went on after a pause. */
  resumedOn: string | null
  /** A pause that ends by itself. */
  pausedUntil: string | null
  /** Of every attempt the gateway has seen, by the order. */
  tries: number
}

/** Chance of one person on one day for one purpose; nobody else's doing changes it. */
export function chanceOf(seed: number, index: number, day: number, purpose: number): Random {
  return createRandom(
    Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(index + 1, 40_503) ^ Math.imul(day + 7, 9_176_263) ^ purpose,
  )
}

export const modelOf = (index: number): Model => MODELS[index % MODELS.length] as Model

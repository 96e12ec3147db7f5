import type { WeekHours } from '@shop/domain/calendar/opening-hours'
import type { PickupPoint } from '@shop/domain/checkout/pickup-point'
import type { Answer } from '../http/answer.ts'

export type PointsRefusal = 'forbidden' | 'other'

/** What the shop needs to offer a point, to find it and to refuse it. */
export type ListedPoint = PickupPoint & {
  readonly name: string
  /** The shop or the corner it stands in. */
  readonly place: string
  readonly street: string
  readonly city: string
  readonly zip: string
  readonly lat: number
  readonly lng: number
  readonly hours: WeekHours | null
  readonly hoursText: string
  readonly takesCard: boolean
  readonly isWheelchairAccessible: boolean
}

/** Our own list in the database and the carrier's feed answer the same questions. */
export interface PickupPoints {
  listPoints(): Promise<Answer<ListedPoint[], PointsRefusal>>
  findPoint(id: string): Promise<Answer<ListedPoint | null, PointsRefusal>>
}

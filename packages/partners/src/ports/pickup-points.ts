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

/** All points of a network as its carrier lists them now, and by what to ask whether the list has changed since. */
export type PointList = { readonly points: readonly ListedPoint[]; readonly mark: string | null }

/** One list of one carrier. */
export interface PointFeed {
  /** By which shipping methods and points find each other. */
  readonly network: string
  /** Null when nothing has changed since the mark. A list that is not whole is never given. */
  readPoints(mark: string | null): Promise<Answer<PointList | null, PointsRefusal>>
}

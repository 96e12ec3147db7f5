import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Halere } from '@shop/domain/money/halere'
import type { Dimensions } from '@shop/domain/shipment/parcel'
import type { ShipmentEvent } from '@shop/domain/shipment/shipment-state'
import type { Answer } from '../http/answer.ts'

export type CarrierRefusal = 'invalid' | 'forbidden' | 'not_found' | 'cancel_not_allowed' | 'not_supported' | 'other'

type Recipient = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string | null
  readonly email: string
  readonly phone: string
}

export type Destination =
  | { readonly kind: 'point'; readonly pointId: string }
  | {
      readonly kind: 'address'
      readonly street: string
      readonly houseNumber: string
      readonly city: string
      readonly zip: string
      readonly country: string
    }

/** One parcel. An order of several parcels asks several times, each time with another reference. */
export type ShipmentRequest = {
  readonly reference: string
  readonly recipient: Recipient
  readonly destination: Destination
  readonly weightGrams: number
  readonly dimensions: Dimensions | null
  readonly value: Halere
  /** Cash is collected in whole crowns: rounded before it gets here. */
  readonly cod: { readonly amount: Halere; readonly variableSymbol: string } | null
}

/** Kept with the parcel: carriers want one number for the label and another for tracking. */
export type CarrierShipment = { readonly id: string; readonly trackingNumber: string }

/** Goods a customer brings back to us; nothing is collected and nobody prints anything. */
export type ReturnRequest = {
  /** Number of the case: letters and digits. */
  readonly reference: string
  readonly email: string
  /** Empty where nobody left one. */
  readonly phone: string
  readonly value: Halere
}

/** What the customer says at the counter, and by what we follow the parcel. */
export type ReturnCode = CarrierShipment & { readonly code: string }

export type TrackingEvent = {
  /** What the shipment machine is to be told; `carrier_unknown` for what it need not know. */
  readonly event: ShipmentEvent
  readonly at: Date
  /** The carrier's own code and words. */
  readonly statusCode: string
  readonly text: string
}

export type Tracking = {
  /** Oldest first. */
  readonly events: readonly TrackingEvent[]
  /** Last day to pick the parcel up, when it waits somewhere. */
  readonly storedUntil: LocalDate | null
}

/**
 * A carrier may take a parcel over first and give its numbers much later. Whoever announces keeps the id it was taken over under
 * and goes on from there; after a lost answer the carrier is asked by our reference, and what nobody uses is cancelled, because
 * it may have cash to collect. `cancel` twice is one cancellation.
 */
export interface Carrier {
  /** By which shipping methods and parcels find it. */
  readonly code: string
  /** `onTaken` hears the id before the numbers are waited for, and is waited for itself. */
  createShipment(
    request: ShipmentRequest,
    onTaken?: (id: string) => Promise<void>,
  ): Promise<Answer<CarrierShipment, CarrierRefusal>>
  /** Goes on waiting for what was taken over under this id. */
  resumeShipment(id: string): Promise<Answer<CarrierShipment, CarrierRefusal>>
  /** What is alive under our reference; `not_supported` where a carrier cannot be asked so. */
  findShipments(reference: string): Promise<Answer<readonly CarrierShipment[], CarrierRefusal>>
  /** A PDF. */
  label(shipment: CarrierShipment): Promise<Answer<Buffer, CarrierRefusal>>
  cancel(shipment: CarrierShipment): Promise<Answer<null, CarrierRefusal>>
  track(shipment: CarrierShipment): Promise<Answer<Tracking, CarrierRefusal>>
  /**
   * A code to hand a parcel in with; `not_supported` where a carrier has none. After a lost answer it is asked for again: what nobody
   * hands in costs nothing.
   */
  createReturn(request: ReturnRequest): Promise<Answer<ReturnCode, CarrierRefusal>>
  /** Page of the carrier for the customer. */
  trackingUrl(shipment: CarrierShipment): string
}

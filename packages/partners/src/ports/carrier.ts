import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Halere } from '@shop/domain/money/halere'
import type { Dimensions } from '@shop/domain/shipment/parcel'
import type { ShipmentEvent } from '@shop/domain/shipment/shipment-state'
import type { Answer } from '../http/answer.ts'

export type CarrierRefusal = 'invalid' | 'forbidden' | 'not_found' | 'cancel_not_allowed' | 'not_supported' | 'other'

export type Recipient = {
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

export type TrackingEvent = {
  /** What the shipment machine is to be told; `carrier_unknown` for what it need not know. */
  readonly event: ShipmentEvent
  readonly at: Date
  /** The carrier's own code and words. */
  readonly carrierCode: string
  readonly text: string
}

export type Tracking = {
  /** Oldest first. */
  readonly events: readonly TrackingEvent[]
  /** Last day to pick the parcel up, when it waits somewhere. */
  readonly storedUntil: LocalDate | null
}

/**
 * A label costs nothing until the parcel is handed over: after a lost answer `createShipment` may be asked again, and
 * the label nobody uses is cancelled or forgotten by the carrier. `cancel` twice is one cancellation.
 */
export interface Carrier {
  readonly code: string
  createShipment(request: ShipmentRequest): Promise<Answer<CarrierShipment, CarrierRefusal>>
  /** A PDF. */
  label(shipment: CarrierShipment): Promise<Answer<Buffer, CarrierRefusal>>
  cancel(shipment: CarrierShipment): Promise<Answer<null, CarrierRefusal>>
  track(shipment: CarrierShipment): Promise<Answer<Tracking, CarrierRefusal>>
  /** Page of the carrier for the customer. */
  trackingUrl(shipment: CarrierShipment): string
}

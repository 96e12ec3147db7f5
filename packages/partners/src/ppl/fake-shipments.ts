import { z } from 'zod'

const Party = z.object({
  name: z.string().min(1).max(50),
  street: z.string().min(1).max(60),
  city: z.string().min(1).max(50),
  zipCode: z.string().regex(/^\d{5}$/),
  country: z.string().length(2),
  phone: z.string().max(30),
  email: z.string().max(50),
})

const Shipment = z.object({
  referenceId: z.string().min(1).max(128),
  productType: z.enum(['PRIV', 'PRID']),
  sender: Party,
  recipient: Party,
  shipmentSet: z.object({
    shipmentSetItems: z.array(z.object({ weighedShipmentInfo: z.object({ weight: z.number() }) })).min(1),
  }),
  cashOnDelivery: z
    .object({
      codPrice: z.number().int().max(50_000),
      codCurrency: z.literal('CZK'),
      codVarSym: z.string().regex(/^\d{1,10}$/),
    })
    .optional(),
})

export const BatchInput = z.object({ shipments: z.array(Shipment).min(1).max(1) })

type ShipmentInput = z.output<typeof Shipment>

export type FakeShipment = {
  readonly batchId: string
  readonly number: string
  readonly input: ShipmentInput
  readonly events: { readonly code: string; readonly at: Date }[]
  /** Until then the import is still running. */
  readonly importedAt: Date
}

/** What a test calls the steps of a parcel, for both carriers the same. */
export const SHIPMENT_STEPS: Record<string, string> = {
  accepted: 'ShipmentInTransport.TakeOverFromSender',
  in_transit: 'ShipmentInTransport',
  problem: 'NotDelivered',
  ready: 'DeliveredToPickupPoint',
  delivered: 'Delivered',
  returning: 'BackToSender',
  returned: 'Delivered.BackToSender',
}

const MAX_KG = 31.5

const EVENT_NAMES: Record<string, string> = {
  WaitingForShipment: 'Zásilka je připravena k převzetí.',
  'ShipmentInTransport.TakeOverFromSender': 'Zásilka byla převzata od odesílatele.',
  ShipmentInTransport: 'Zásilka je v přepravě.',
  NotDelivered: 'Zásilku se nepodařilo doručit.',
  DeliveredToPickupPoint: 'Zásilka je připravena k vyzvednutí.',
  Delivered: 'Zásilka byla doručena.',
  BackToSender: 'Zásilka se vrací odesílateli.',
  'Delivered.BackToSender': 'Zásilka byla vrácena odesílateli.',
  Canceled: 'Zásilka byla stornována.',
}

/** What the import finds only when it weighs and routes the parcel. */
export function importFault({ shipmentSet }: ShipmentInput): { code: string; message: string } | null {
  const weight = shipmentSet.shipmentSetItems[0]?.weighedShipmentInfo.weight ?? 0
  return weight > 0 && weight <= MAX_KG ? null : { code: 'WEIGHT', message: `Hmotnost musí být nejvýše ${MAX_KG} kg.` }
}

export function toTracking({ number, events, input }: FakeShipment): object {
  const latest = events.at(-1)
  return {
    shipmentNumber: number,
    referenceId: input.referenceId,
    productType: input.productType,
    shipmentState: latest?.code.split('.')[0] ?? 'DataShipment',
    trackAndTrace: {
      lastEventCode: latest?.code ?? null,
      events: events.map(({ code, at }, index) => ({
        statusId: index + 1,
        eventDate: at.toISOString(),
        code,
        name: EVENT_NAMES[code] ?? code,
      })),
    },
  }
}

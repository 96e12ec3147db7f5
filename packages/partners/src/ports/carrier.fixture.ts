import type { ShipmentRequest } from './carrier.ts'

/** A bag of food to an address, which every carrier takes. */
export function shipmentRequest(change: Partial<ShipmentRequest> = {}): ShipmentRequest {
  return {
    reference: '2026000123',
    recipient: {
      firstName: 'Jana',
      lastName: 'Nováková',
      company: null,
      email: 'jana@example.cz',
      phone: '+420777123456',
    },
    destination: {
      kind: 'address',
      street: 'Hlavní',
      houseNumber: '1234/5a',
      city: 'Brno',
      zip: '602 00',
      country: 'CZ',
    },
    weightGrams: 12_300,
    dimensions: null,
    value: 129_000,
    cod: null,
    ...change,
  }
}

import type { Destination, ShipmentRequest } from '../ports/carrier.ts'

type PplParty = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly zip: string
  readonly country: string
  readonly phone: string
  readonly email: string
}

export type PplSender = {
  readonly sender: PplParty
  /** Where collected cash is sent to. */
  readonly codAccount: { readonly number: string; readonly bankCode: string }
}

type Address = Extract<Destination, { kind: 'address' }>

/** One shipment of one parcel. Products: PRIV is home delivery, PRID the same with cash collected. */
export function toBatchBody(request: ShipmentRequest, address: Address, { sender, codAccount }: PplSender): object {
  const { cod, recipient, reference } = request
  const person = `${recipient.firstName} ${recipient.lastName}`
  const shipment = {
    referenceId: reference,
    productType: cod ? 'PRID' : 'PRIV',
    sender: toParty(sender),
    recipient: {
      ...toParty({
        ...address,
        name: recipient.company ?? person,
        street: `${address.street} ${address.houseNumber}`,
        phone: recipient.phone,
        email: recipient.email,
      }),
      ...(recipient.company ? { name2: person.slice(0, 50) } : {}),
      contact: person.slice(0, 50),
    },
    shipmentSet: {
      numberOfShipments: 1,
      shipmentSetItems: [{ weighedShipmentInfo: { weight: request.weightGrams / 1000 } }],
    },
    externalNumbers: [{ code: 'CUST', externalNumber: reference }],
    ...(cod
      ? {
          cashOnDelivery: {
            codCurrency: 'CZK',
            codPrice: cod.amount / 100,
            codVarSym: cod.variableSymbol,
            bankAccount: codAccount.number,
            bankCode: codAccount.bankCode,
          },
        }
      : {}),
  }
  return {
    labelSettings: { format: 'Pdf', completeLabelSettings: { isCompleteLabelRequested: true, pageSize: 'Default' } },
    shipments: [shipment],
  }
}

function toParty({ name, street, city, zip, country, phone, email }: PplParty): object {
  return {
    name: name.trim().slice(0, 50),
    street: street.trim().slice(0, 60),
    city: city.slice(0, 50),
    zipCode: zip.replaceAll(' ', ''),
    country,
    phone,
    email,
  }
}

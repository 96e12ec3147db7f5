import type { Xml } from '@shop/czech/write-xml'
import { z } from 'zod'
import { type Answer, mapAnswer } from '../http/answer.ts'
import type { CarrierRefusal, ReturnCode, ReturnRequest } from '../ports/carrier.ts'
import type { PacketaSender } from './packeta-attributes.ts'
import { callPacketa, type PacketaAccess } from './packeta-rest.ts'

const Claim = z.object({
  id: z.string().regex(/^\d+$/),
  barcode: z.string().min(1),
  password: z.string().min(1).max(40),
})

/** A return parcel that is handed in at any point with a password instead of a label. */
export async function createClaim(
  access: PacketaAccess,
  request: ReturnRequest,
  sender: PacketaSender,
): Promise<Answer<ReturnCode, CarrierRefusal>> {
  const args = [['claimWithPasswordAttributes', toClaimAttributes(request, sender)]] as const
  const call = { method: 'createPacketClaimWithPassword', args, isChange: true }
  const answer = await callPacketa(access, call, Claim)
  return mapAnswer(answer, ({ id, barcode, password }) => ({ id, trackingNumber: barcode, code: password }))
}

/** Where each field comes from stands in README.md beside. */
function toClaimAttributes({ reference, email, phone, value }: ReturnRequest, { senderLabel }: PacketaSender): Xml[] {
  return [
    ['number', reference],
    ['email', email],
    ...(phone === '' ? [] : [['phone', phone] as const]),
    ['value', String(value / 100)],
    ['currency', 'CZK'],
    ['eshop', senderLabel],
    ['consignCountry', 'CZ'],
    // Our own mail has the code, and one is enough.
    ['sendEmailToCustomer', '0'],
  ]
}

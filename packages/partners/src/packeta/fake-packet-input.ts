import { z } from 'zod'
import type { FakePoint } from './fake-points.ts'
import type { XmlValue } from './read-xml.ts'

export type AttributeFault = { readonly name: string; readonly fault: string }

const NAME = /^[\p{L}\p{N} ,.'&()-]{1,32}$/u
const HOME_LIMIT_KG = 30

const Attributes = z.object({
  number: z.string().regex(/^[A-Za-z0-9]{1,36}$/),
  name: z.string().regex(NAME),
  surname: z.string().regex(NAME),
  email: z.union([z.literal(''), z.email()]).default(''),
  phone: z.union([z.literal(''), z.string().regex(/^\+\d{9,15}$/)]).default(''),
  addressId: z.string().min(1),
  currency: z.literal('CZK').default('CZK'),
  // Whole crowns: nobody carries haléře.
  cod: z.string().regex(/^\d+$/).optional(),
  value: z.string().regex(/^\d+(\.\d{1,2})?$/),
  weight: z.string().regex(/^\d+(\.\d+)?$/),
  eshop: z.string().min(1),
  note: z
    .string()
    .max(128)
    .regex(/^[^";]*$/)
    .optional(),
})

const HomeAddress = z.object({
  street: z.string().min(1).max(32),
  houseNumber: z.string().min(1).max(16),
  city: z.string().min(1).max(32),
  zip: z.string().regex(/^\d{5}$/),
})

const ClaimAttributes = Attributes.pick({ number: true, phone: true, currency: true, value: true, eshop: true }).extend(
  {
    email: z.email(),
    consignCountry: z.literal('CZ'),
    sendEmailToCustomer: z.enum(['0', '1']),
  },
)

/** The same of a return parcel. */
export function checkClaim(value: XmlValue): AttributeFault[] {
  const parsed = ClaimAttributes.safeParse(value)
  return parsed.success ? [] : toFaults(parsed.error)
}

/** What Packeta would say of the attributes: all faults at once, none when the packet can go. */
export function checkAttributes(
  value: XmlValue,
  points: ReadonlyMap<string, FakePoint>,
  homeCarrierId: string,
): AttributeFault[] {
  const parsed = Attributes.safeParse(value)
  if (!parsed.success) return toFaults(parsed.error)
  const { addressId, weight, email, phone } = parsed.data
  if (!email && !phone) return [{ name: 'email', fault: 'E-mail or phone is required.' }]
  if (addressId === homeCarrierId) return checkHome(value, phone, Number(weight))
  const point = points.get(addressId)
  if (!point) return [{ name: 'addressId', fault: 'Unknown branch.' }]
  if (point.status !== 'open') return [{ name: 'addressId', fault: `Branch is not available: ${point.status}.` }]
  if (point.type === 'box' && !phone) return [{ name: 'phone', fault: 'Phone is required.' }]
  return checkWeight(Number(weight), point.maxWeightKg)
}

function checkHome(value: XmlValue, phone: string, weight: number): AttributeFault[] {
  const address = HomeAddress.safeParse(value)
  if (!address.success) return toFaults(address.error)
  return phone ? checkWeight(weight, HOME_LIMIT_KG) : [{ name: 'phone', fault: 'Phone is required.' }]
}

function checkWeight(weight: number, limit: number): AttributeFault[] {
  return weight > 0 && weight <= limit ? [] : [{ name: 'weight', fault: `Weight must be at most ${limit} kg.` }]
}

function toFaults(error: z.ZodError): AttributeFault[] {
  return error.issues.map(({ path }) => ({ name: String(path[0] ?? ''), fault: `${path.join('.')} is not valid.` }))
}

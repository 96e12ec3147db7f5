import { PAYMENT_KINDS } from '@shop/domain/checkout/payment-method'
import { z } from 'zod'
import { CartView, Halere } from './cart-view.ts'
import { GivenConsent } from './consent.ts'
import { Company, OptionalZip, Phone, Zip } from './customer.ts'
import { Email, Id, optionalText, PersonName, text } from './text-fields.ts'

const Name = PersonName.min(1, { error: 'required' })
const Country = z.enum(['CZ', 'SK'], { error: 'invalid' }).default('CZ')

const Place = z.strictObject({
  /** Street and number in one line, as people write it. */
  street: text(80),
  city: text(60),
  zip: Zip,
  country: Country,
  placeCode: z.int().positive().nullable().default(null),
  /** Keep the address although our index does not know it. */
  asWritten: z.boolean().default(false),
})

export const DeliveryInput = Place.extend({
  firstName: Name,
  lastName: Name,
  company: optionalText(120),
  phone: Phone.default(''),
})

const Details = Place.extend({
  // A parcel for a pickup point goes to no street; an address is all of it or nothing.
  street: optionalText(80),
  city: optionalText(60),
  zip: OptionalZip,
  email: Email,
  phone: Phone.min(1, { error: 'required' }),
  firstName: Name,
  lastName: Name,
  /** A company buys; without it a person does. */
  company: Company.extend({ asWritten: z.boolean().default(false) })
    .nullable()
    .default(null),
  /** Where to deliver when it is not the address above. */
  delivery: DeliveryInput.nullable().default(null),
  note: optionalText(300),
  /** Send the link to an account once the order is placed; nobody needs one to buy. */
  wantsAccount: z.boolean().default(false),
  /** Only boxes the customer has ticked; they count when the order is placed. */
  consents: z.array(GivenConsent).max(10).default([]),
  /** The next order of this account need not ask again: name, phone and address go to its address book once this one is paid. */
  isKept: z.boolean().default(false),
})

type Address = Partial<Record<'street' | 'city' | 'zip', string>> & { company?: unknown; delivery?: unknown }

/** An invoice for a company and one that goes elsewhere than the parcel need an address, whatever carries the goods. */
function hasPart(given: Address, part: 'street' | 'city' | 'zip'): boolean {
  const isAsked = Boolean(given.street || given.city || given.zip || given.company || given.delivery)
  return !isAsked || Boolean(given[part])
}

// Also when another field is wrong: whoever mends a form wants to hear everything at once.
const always = { when: () => true }

export const SaveDetails = Details.refine((given) => hasPart(given, 'street'), {
  path: ['street'],
  error: 'required',
  ...always,
})
  .refine((given) => hasPart(given, 'city'), { path: ['city'], error: 'required', ...always })
  .refine((given) => hasPart(given, 'zip'), { path: ['zip'], error: 'zip_invalid', ...always })
export type SaveDetails = z.infer<typeof SaveDetails>

const StoredPlace = z.object({
  /** Empty, as are town and post code, when the goods go to a point and nobody has asked. */
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.enum(['CZ', 'SK']),
  placeCode: z.number().nullable(),
  isVerified: z.boolean(),
})
const Person = z.object({ firstName: z.string(), lastName: z.string() })

/** What the checkout keeps on the server, so that a refresh, Back or another device find it again. */
export const CheckoutDetails = StoredPlace.extend(Person.shape).extend({
  email: z.string(),
  phone: z.string(),
  company: z
    .object({
      name: z.string(),
      companyId: z.string(),
      vatId: z.string().nullable(),
      /** Whether the register knows the company; null when it did not answer. */
      isRegistered: z.boolean().nullable(),
    })
    .nullable(),
  delivery: StoredPlace.extend(Person.shape).extend({ company: z.string(), phone: z.string().nullable() }).nullable(),
  note: z.string(),
  wantsAccount: z.boolean().default(false),
  consents: z.array(GivenConsent).default([]),
  isKept: z.boolean().default(false),
})
export type CheckoutDetails = z.infer<typeof CheckoutDetails>

export const PickupPointView = z.object({
  id: z.number(),
  kind: z.enum(['pickup-point', 'box']),
  name: z.string(),
  place: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  lat: z.number(),
  lng: z.number(),
  openingHours: z.record(z.string(), z.string().nullable()).nullable(),
  openingHoursShort: z.string(),
  maxWeightGrams: z.number().nullable(),
  takesCod: z.boolean(),
  takesCard: z.boolean(),
  isWheelchairAccessible: z.boolean(),
  status: z.enum(['open', 'full', 'vacation', 'closing']),
  isSample: z.boolean(),
  /** Why this cart cannot go there, or null when it can. */
  refusal: z.object({ code: z.string(), details: z.unknown() }).nullable(),
})
export type PickupPointView = z.infer<typeof PickupPointView>

export const FindPoints = z.strictObject({
  near: z.string().trim().min(2, { error: 'too_short' }).max(80, { error: 'too_long' }),
  /** Without it points of every carrier that can take the cart. */
  shippingCode: z.string().max(60).nullable().default(null),
  /** Of what is sent: the cart, or something else that is judged when a point is chosen for it. */
  parcel: z.enum(['cart', 'any']).default('cart'),
})

/** A point with the way of shipping that leads to it. */
export const FoundPoint = PickupPointView.extend({ shippingCode: z.string() })
export type FoundPoint = z.infer<typeof FoundPoint>
export const FoundPoints = z.object({ points: z.array(FoundPoint) })

export const ChooseShipping = z.strictObject({
  shippingCode: z.string().max(60),
  /** Only for methods that deliver to a point; without it such a method is not chosen. */
  pickupPointId: Id.nullable().default(null),
  /** The same point as its carrier names it, when it was picked in the carrier's own widget. */
  pickupPointCode: z.string().max(40).nullable().default(null),
})
export type ChooseShipping = z.infer<typeof ChooseShipping>

export const ChoosePayment = z.strictObject({ paymentCode: z.string().max(60) })
export type ChoosePayment = z.infer<typeof ChoosePayment>

export const PaymentOptionView = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  description: z.string(),
  fee: Halere,
  refusal: z.object({ code: z.string(), details: z.unknown() }).nullable(),
})
export type PaymentOptionView = z.infer<typeof PaymentOptionView>

/** What becomes of a plan that brings the same food already; nobody decides it but the customer. */
export const SameFoodChoice = z.enum(['replace', 'keep'])
export type SameFoodChoice = z.infer<typeof SameFoodChoice>

/** A running plan of the same account with the same food. */
export const SameFoodView = z.object({
  planId: z.number(),
  variantId: z.number(),
  name: z.string(),
  /** By when it brings the food next. */
  dueOn: z.string(),
})
export type SameFoodView = z.infer<typeof SameFoodView>

/** What the plan that begins with an order is to know. */
export const RegularWishes = z.strictObject({
  /** Leave to charge the card the order is paid with for what comes after it, in the words of `CARD_CONSENT`. */
  cardConsent: z.boolean().default(false),
  sameFood: SameFoodChoice.nullable().default(null),
})
export type RegularWishes = z.infer<typeof RegularWishes>

const WayView = z.object({ code: z.string(), parcels: z.number(), cost: Halere })

export const CheckoutView = z.object({
  cart: CartView,
  details: CheckoutDetails.nullable(),
  shippingCode: z.string().nullable(),
  pickupPoint: PickupPointView.nullable(),
  /** The cheapest way and one that several parcels make dearer; null when there is nothing to say. Costs hold the fee of the payment. */
  advice: z.object({ best: WayView, dearer: WayView, hasFee: z.boolean() }).nullable(),
  paymentCode: z.string().nullable(),
  paymentOptions: z.array(PaymentOptionView),
  /** Which of it stands as in the customer's last order. */
  repeats: z.object({ shipping: z.boolean(), payment: z.boolean() }),
  /** What is still to be done before the order can be placed. */
  missing: z.array(
    z.enum(['goods', 'details', 'address', 'shipping', 'pickup_point', 'payment', 'changes', 'problems']),
  ),
  /** Running plans that bring the same food as what is bought regularly here. */
  sameFood: z.array(SameFoodView).default([]),
  terms: z.object({ versionId: z.number(), version: z.string() }).nullable(),
  /** Names exactly what is shown here; placing the order asks for it back. Null while something is missing. */
  confirmation: z.string().nullable(),
})
export type CheckoutView = z.infer<typeof CheckoutView>

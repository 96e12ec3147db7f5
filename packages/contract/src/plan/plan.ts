import { CYCLE_STATES } from '@shop/domain/plan/cycle-machine'
import { PLAN_STATES } from '@shop/domain/plan/plan-machine'
import { STOCK_POLICIES } from '@shop/domain/plan/replace-missing'
import { z } from 'zod'
import { GoodsPicture, Halere } from '../cart-view.ts'
import { DeliveryInput, SameFoodChoice } from '../checkout.ts'
import { TransferView } from '../order.ts'
import { Day, Id, Moment } from '../text-fields.ts'

/** What an order that nobody pressed a button for was agreed by. */
export const PLAN_AGREED = 'Pravidelné doručení podle plánu'

const StockPolicy = z.enum(STOCK_POLICIES)
const EndReason = z.enum(['enough', 'dog_does_not_like', 'expensive', 'elsewhere', 'other'])

export const StartPlan = z.strictObject({
  /** How often what was bought once comes again; what was bought regularly keeps its own weeks. */
  weeks: z.int().positive().nullable().default(null),
  sameFood: SameFoodChoice.nullable().default(null),
  /** A dog of the account, when the plan is for one. */
  dogId: Id.nullable().default(null),
  stockPolicy: StockPolicy.default('wait'),
  /** By what the dogs of the account eat, instead of the weeks that were chosen. */
  byBowl: z.boolean().default(false),
})
export type StartPlan = z.infer<typeof StartPlan>

export const PlanParams = z.strictObject({ planId: Id })
export const CycleParams = PlanParams.extend({ cycleNo: Id })
export const CycleAccess = z.strictObject({
  token: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9._-]+$/),
})

/** What may be done with a parcel until the end of the day before it is processed. */
export const CycleAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('skip') }),
  z.strictObject({ action: z.literal('restore') }),
  /** The day it shall have come by. */
  z.strictObject({ action: z.literal('delay'), arriveOn: Day }),
  /** With the total the customer has seen; another one is refused with the new one. */
  z.strictObject({ action: z.literal('send_now'), payable: Halere }),
  z.strictObject({
    action: z.literal('add_once'),
    variantId: Id,
    pieces: z.int().min(1).max(20),
    /** The new total, where the customer has seen one. */
    payable: Halere.nullable().default(null),
  }),
  z.strictObject({ action: z.literal('remove_once'), variantId: Id }),
])
export type CycleAction = z.infer<typeof CycleAction>

/** What becomes of another plan that brings the same food by now; without a word it is asked about. */
const sameFood = SameFoodChoice.nullable().default(null)

export const PlanAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('pause'), until: Day.nullable().default(null) }),
  z.strictObject({ action: z.literal('resume'), sameFood }),
  z.strictObject({ action: z.literal('end'), reason: EndReason.nullable().default(null) }),
  z.strictObject({ action: z.literal('restart'), sameFood }),
])
export type PlanAction = z.infer<typeof PlanAction>

export const EndByLink = z.strictObject({ reason: EndReason.nullable().default(null) })

/** Asked after the end and never before it; nobody has to answer. */
export const ExplainEnd = z.strictObject({ reason: EndReason })
export type ExplainEnd = z.infer<typeof ExplainEnd>

/** The whole setting, as a form sends it back; lines that are not named leave the plan. */
export const SavePlan = z.strictObject({
  version: z.int(),
  stockPolicy: StockPolicy,
  shippingCode: z.string().max(60),
  pickupPointId: Id.nullable().default(null),
  /** An address of the account's book to send to from now on; without it the plan keeps its own. */
  addressId: Id.nullable().default(null),
  paymentCode: z.string().max(60),
  lines: z
    .array(
      z.strictObject({
        variantId: Id,
        pieces: z.int().min(1).max(20),
        intervalDays: z.int().min(7).max(182),
        isByBowl: z.boolean().default(false),
        substituteVariantId: Id.nullable().default(null),
      }),
    )
    .min(1)
    .max(20),
})
export type SavePlan = z.infer<typeof SavePlan>

/** The same by a link to the mailbox: nobody is signed in, so no address book is opened and a new address is written out. */
export const SavePlanByLink = SavePlan.omit({ addressId: true }).extend({
  /** Without it the plan keeps its own. */
  delivery: DeliveryInput.nullable().default(null),
})
export type SavePlanByLink = z.infer<typeof SavePlanByLink>

const PlanGoods = z.object({
  variantId: z.number(),
  productId: z.number(),
  slug: z.string(),
  name: z.string(),
  variantName: z.string(),
  image: GoodsPicture.nullable(),
  protein: z.string().nullable(),
  unit: z.enum(['kg', 'l', 'm', 'piece']).nullable(),
  unitQuantity: z.number().nullable(),
})

const CycleLineView = PlanGoods.extend({
  pieces: z.number(),
  isOnce: z.boolean(),
  /** Not there in the pieces that are wanted. */
  isMissing: z.boolean(),
  /** The thing of the plan it stands for while that is not there. */
  insteadOfId: z.number().nullable(),
  listPrice: Halere,
  unitPrice: Halere,
  /** Of all pieces, with what is taken off. */
  amount: Halere,
})

export const CycleView = z.object({
  cycleNo: z.number(),
  state: z.enum(CYCLE_STATES),
  /** By when it should be there, and the day it is packed. */
  dueOn: z.string(),
  processOn: z.string(),
  deliveryFrom: z.string(),
  deliveryTo: z.string(),
  noticeOn: z.string(),
  changesUntil: Moment,
  canChange: z.boolean(),
  /** Left out, and may still be put back. */
  canRestore: z.boolean(),
  /** The soonest day it can be put off to. */
  delayFrom: z.string().nullable(),
  /** By when the one after it would come, were this one left out. */
  afterSkip: z.string().nullable(),
  /** When it would be packed and come, were it sent at once. */
  sendNow: z.object({ processOn: z.string(), deliveryFrom: z.string(), deliveryTo: z.string() }).nullable(),
  lines: z.array(CycleLineView),
  shipping: Halere,
  paymentFee: Halere,
  /** What it costs: as announced, or at today's prices before that. */
  payable: Halere,
  isAnnounced: z.boolean(),
  /** Against the last parcel; null for the first one. */
  difference: Halere.nullable(),
  order: z
    .object({ orderId: z.number(), number: z.string(), state: z.string(), payable: Halere, accessToken: z.string() })
    .nullable(),
  retryAt: Moment.nullable(),
  /** When it was skipped, dropped or had come. */
  closedAt: Moment.nullable(),
  /** What to send where, for a parcel that is announced and paid by transfer; null when nothing is to be sent. */
  transfer: TransferView.nullable(),
})
export type CycleView = z.infer<typeof CycleView>

const PlanLineView = PlanGoods.extend({
  pieces: z.number(),
  intervalDays: z.number(),
  isByBowl: z.boolean(),
  dueOn: z.string(),
  deliveredOn: z.string().nullable(),
  substituteVariantId: z.number().nullable(),
})

const Named = z.object({ code: z.string(), name: z.string(), kind: z.string() })
/** The card that is charged by itself: its last digits and the day it ends. */
const KeptCard = z.object({ number: z.string().nullable(), expiresOn: z.string().nullable() })

/** A parcel that nobody has planned yet: as today's rhythms and prices would have it. */
const LaterParcel = z.object({ comesOn: z.string(), variantIds: z.array(z.number()), payable: Halere })

export const PlanView = z.object({
  planId: z.number(),
  version: z.number(),
  state: z.enum(PLAN_STATES),
  dogId: z.number().nullable(),
  startedAt: Moment,
  endedAt: Moment.nullable(),
  pausedUntil: z.string().nullable(),
  stockPolicy: StockPolicy,
  /** Null for a way that is offered no more. */
  shipping: Named.nullable(),
  payment: Named.nullable(),
  card: KeptCard.nullable(),
  pickupPoint: z.object({ id: z.number(), name: z.string() }).nullable(),
  address: z
    .object({ firstName: z.string(), lastName: z.string(), street: z.string(), city: z.string(), zip: z.string() })
    .nullable(),
  lines: z.array(PlanLineView),
  /** The parcel that is still to come, or is on its way; null while the plan rests. */
  cycle: CycleView.nullable(),
  /** The parcels after that one; none while the plan rests. */
  later: z.array(LaterParcel),
})
export type PlanView = z.infer<typeof PlanView>

/** A notice is forwarded and printed: it does not open the order, which shows name and address. */
const LinkedCycle = CycleView.extend({
  order: z.object({ number: z.string(), state: z.string(), payable: Halere }).nullable(),
})

/** What the link of a notice shows: that one parcel, and nothing that says whose it is. */
export const PlanLinkView = z.object({
  email: z.string(),
  planState: z.enum(PLAN_STATES),
  shipping: Named.nullable(),
  payment: Named.nullable(),
  card: KeptCard.nullable(),
  /** Where it goes: the name of the point, or the town alone. */
  place: z.string(),
  cycle: LinkedCycle,
  /** When something comes next, once this one was skipped or is done. */
  next: LinkedCycle.nullable(),
})
export type PlanLinkView = z.infer<typeof PlanLinkView>

/** What the short-lived link to the settings opens: the whole plan, for whoever holds its mailbox now. */
export const PlanSettingsView = z.object({ email: z.string(), expiresAt: Moment, plan: PlanView })
export type PlanSettingsView = z.infer<typeof PlanSettingsView>

const OrderPlan = z.object({
  planState: z.enum(PLAN_STATES),
  /** Of a charge the bank has refused: when it is tried again. */
  retryAt: Moment.nullable(),
  /** The words somebody agrees to who lets the card of this payment be kept. */
  consent: z.string(),
  isAllowed: z.boolean(),
  card: KeptCard.nullable(),
})

/** What paying an order means for the plan it is a parcel of; null for an order of no plan. */
export const OrderPlanView = z.object({ plan: OrderPlan.nullable() })
export type OrderPlanView = z.infer<typeof OrderPlanView>

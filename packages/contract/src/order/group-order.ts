import { z } from 'zod'
import { CartGoods, Halere } from '../cart-view.ts'
import { Phone, Zip } from '../customer.ts'
import { endpoint } from '../endpoint.ts'
import { as, Email, Id, Moment, Nothing, optionalText, PersonName, text } from '../text-fields.ts'

/** As the shop makes it; two characters shorter than the link of a basket, with which it shares its address. */
export const GroupHash = z.string().regex(/^[a-z2-7]{20}$/, as('invalid'))
const ByHash = z.strictObject({ hash: GroupHash })
/** Signed for one member and sent to their mailbox only. */
const MemberToken = z.string().max(120, as('invalid'))
const Name = PersonName.min(1, as('required'))

/** What an order that nobody pressed a button for was agreed by. */
export const GROUP_AGREED = 'Společná objednávka po uzávěrce'

export const GROUP_MOST_PIECES = 20
export const GROUP_MOST_GOODS = 24
/** Within so many days a group is closed at the latest. */
export const GROUP_MOST_DAYS = 30

export const OpenGroup = z.strictObject({
  title: text(60),
  placeName: text(80),
  street: text(80),
  city: text(60),
  zip: Zip,
  phone: Phone.min(1, as('required')),
  pickupNote: optionalText(200),
  deadlineAt: Moment,
})
export type OpenGroup = z.infer<typeof OpenGroup>

/** How many of each of the offered goods; what is not named is not wanted. */
export const MemberLines = z
  .array(z.strictObject({ variantId: Id, pieces: z.int().min(1, as('invalid')).max(GROUP_MOST_PIECES, as('invalid')) }))
  .max(GROUP_MOST_GOODS)
export type MemberLines = z.infer<typeof MemberLines>

export const JoinGroup = z.strictObject({ firstName: Name, lastName: Name, email: Email, lines: MemberLines })
export type JoinGroup = z.infer<typeof JoinGroup>

export const MEMBER_ACTS = ['confirm', 'change', 'leave', 'come_back', 'stay', 'take_back'] as const
export type MemberAct = (typeof MEMBER_ACTS)[number]

const GroupState = z.enum(['open', 'paying', 'settling', 'placed', 'failed'])
const MemberState = z.enum([
  ...(['unconfirmed', 'joined', 'left', 'to_pay', 'paid'] as const),
  ...(['asked', 'stayed', 'refunded', 'expired'] as const),
])

/** Why a group order cannot be opened, joined or changed; `group_refused` says it. */
const GROUP_REFUSALS = [
  'not_a_trainer',
  'no_goods',
  'too_many_goods',
  'deadline',
  'too_many_groups',
  'no_delivery',
  'closed',
  'full',
  'no_lines',
  'too_heavy',
  'not_allowed',
] as const
export type GroupRefusal = (typeof GROUP_REFUSALS)[number]

const Step = z.object({ fromGrams: z.number(), percent: z.number() })
const GroupHead = z.object({
  hash: z.string(),
  title: z.string(),
  organiser: z.string(),
  placeName: z.string(),
  place: z.string(),
  pickupNote: z.string(),
  state: GroupState,
  deadlineAt: Moment,
  payUntil: Moment.nullable(),
  answerUntil: Moment.nullable(),
  steps: z.array(Step),
  /** Of everybody who has joined and not left. */
  grams: z.number(),
  people: z.number(),
  /** What these kilos bring; after the deadline, what was agreed or fixed. */
  percent: z.number(),
  next: Step.extend({ missingGrams: z.number() }).nullable(),
})

const GroupGoods = z.object({
  goods: CartGoods,
  price: Halere,
  /** At the highest step that is still ahead, or the one that holds. */
  togetherPrice: Halere,
  pieces: z.number(),
})

const You = z.object({
  firstName: z.string(),
  state: MemberState,
  reason: z.enum(['goods_gone']).nullable(),
  grams: z.number(),
  /** Of the goods now, or as agreed at the deadline. */
  price: Halere,
  /** At the step that is asked about, or ahead. */
  otherPrice: Halere,
  /** The link of the order that this member pays. */
  orderToken: z.string().nullable(),
  awaitsPayment: z.boolean(),
})

export const GroupPage = GroupHead.extend({
  goods: z.array(GroupGoods),
  /** Seen by members only. */
  members: z.array(z.object({ initials: z.string(), grams: z.number(), state: MemberState, isYou: z.boolean() })),
  you: You.nullable(),
})
export type GroupPage = z.infer<typeof GroupPage>

export const OwnGroup = GroupHead.extend({
  members: z.array(
    z.object({
      name: z.string(),
      state: MemberState,
      grams: z.number(),
      orderNumber: z.string().nullable(),
      goods: z.array(z.string()),
    }),
  ),
})
export type OwnGroup = z.infer<typeof OwnGroup>

/** Group orders of trainers (decision 176). */
export const groupOrderEndpoints = {
  openGroup: endpoint({
    method: 'POST',
    path: '/account/groups',
    summary: 'An approved trainer opens a group order over the goods of the own cart.',
    access: 'customer',
    body: OpenGroup,
    reply: z.object({ hash: z.string() }),
    status: 201,
    refusals: ['group_refused'],
  }),
  ownGroups: endpoint({
    method: 'GET',
    path: '/account/groups',
    summary: 'Group orders of the account, with who has joined; and whether it may open more.',
    access: 'customer',
    reply: z.object({ isTrainer: z.boolean(), groups: z.array(OwnGroup) }),
    refusals: [],
  }),
  callOffGroup: endpoint({
    method: 'POST',
    path: '/account/groups/:hash/end',
    summary: 'The trainer calls the group order off while nobody has been asked for money.',
    access: 'customer',
    params: ByHash,
    body: Nothing,
    reply: Nothing,
    refusals: ['group_refused'],
  }),
  groupPage: endpoint({
    method: 'GET',
    path: '/groups/:hash',
    summary: 'What whoever has the link may see; a member sees the others by their initials.',
    access: 'anyone',
    params: ByHash,
    query: z.strictObject({ member: MemberToken.optional() }),
    reply: GroupPage,
    refusals: [],
  }),
  joinGroup: endpoint({
    method: 'POST',
    path: '/groups/:hash/members',
    summary: 'Joins by an e-mail that a link confirms; the answer is the same for who has joined before.',
    access: 'anyone',
    params: ByHash,
    body: JoinGroup,
    reply: z.object({ sent: z.boolean() }),
    status: 202,
    refusals: ['group_refused'],
  }),
  actInGroup: endpoint({
    method: 'POST',
    path: '/groups/:hash/acts',
    summary: 'A member confirms, changes, leaves, comes back, or answers the question about a dearer price.',
    access: 'anyone',
    params: ByHash,
    body: z.strictObject({
      member: MemberToken,
      act: z.enum(MEMBER_ACTS),
      lines: MemberLines.nullable().default(null),
    }),
    reply: z.object({ state: MemberState }),
    refusals: ['group_refused'],
  }),
} as const

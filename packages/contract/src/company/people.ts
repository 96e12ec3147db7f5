import { COMPANY_ROLES } from '@shop/domain/company/company-rights'
import { z } from 'zod'
import { Halere } from '../cart-view.ts'
import { endpoint } from '../endpoint.ts'
import { OrderState } from '../order-state.ts'
import { as, Email, Id, Moment, Nothing, optionalText, Secret, text } from '../text-fields.ts'

export const MOST_MEMBERS = 50
export const MOST_BRANCHES = 30

const Role = z.enum(COMPANY_ROLES)

/** Without tax, in haléře; null: none of that kind. */
const Limit = z.int(as('invalid')).min(0, as('invalid')).max(100_000_000_000, as('invalid')).nullable()

const Place = z.strictObject({
  role: Role,
  /** Of a buyer; whoever else may order decides alone. */
  orderLimit: Limit.default(null),
  monthLimit: Limit.default(null),
  branchId: Id.nullable().default(null),
})

export const InviteMember = Place.extend({ email: Email })
export type InviteMember = z.infer<typeof InviteMember>

export const ChangeMember = Place
export type ChangeMember = z.infer<typeof ChangeMember>

export const SaveBranch = z.strictObject({
  name: text(60),
  street: text(100),
  city: text(60),
  zip: z
    .string(as('required'))
    .transform((zip) => zip.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{5}$/, as('zip_invalid'))),
  /** Opening hours, which bell to ring. */
  note: optionalText(200),
  asWritten: z.boolean().default(false),
})
export type SaveBranch = z.infer<typeof SaveBranch>

export const RefuseCompanyOrder = z.strictObject({ reason: text(300) })

/** The reason goes to whoever ordered, when it is somebody else. */
const TakeBackCompanyOrder = RefuseCompanyOrder

const Branch = z.object({
  branchId: z.number(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  note: z.string(),
})
export type CompanyBranch = z.infer<typeof Branch>

const Member = z.object({
  memberId: z.number(),
  name: z.string(),
  email: z.string(),
  role: Role,
  orderLimit: Halere.nullable(),
  monthLimit: Halere.nullable(),
  spent: Halere,
  branchId: z.number().nullable(),
  branch: z.string().nullable(),
  isMe: z.boolean(),
})
export type CompanyMember = z.infer<typeof Member>

const Invitation = z.object({
  invitationId: z.number(),
  email: z.string(),
  role: Role,
  orderLimit: Halere.nullable(),
  monthLimit: Halere.nullable(),
  branch: z.string().nullable(),
  sentAt: Moment,
  expiresAt: Moment,
  isExpired: z.boolean(),
})
export type CompanyInvitation = z.infer<typeof Invitation>

const WaitingOrder = z.object({
  orderId: z.number(),
  number: z.string(),
  buyer: z.string(),
  isMine: z.boolean(),
  branch: z.string().nullable(),
  placedAt: Moment,
  until: Moment,
  note: z.string(),
  pieces: z.number(),
  net: Halere,
  over: z.enum(['order', 'month']),
  limit: Halere,
  goods: z.array(z.object({ name: z.string(), pieces: z.number() })),
})
export type WaitingOrder = z.infer<typeof WaitingOrder>

const OwnCompanyOrder = z.object({
  orderId: z.number(),
  number: z.string(),
  placedAt: Moment,
  state: OrderState,
  net: Halere,
  /** Somebody of the company is waited for, not our staff. */
  awaitsCompany: z.boolean(),
  reason: z.string(),
  accessToken: z.string(),
})
export type OwnCompanyOrder = z.infer<typeof OwnCompanyOrder>

/** The company as one of its people sees it; what their role does not see is not sent. */
export const CompanyPeople = z.object({
  name: z.string(),
  role: Role,
  isOwner: z.boolean(),
  /** The terms do not hold now: nobody buys for the company. */
  isSuspended: z.boolean(),
  /** Of a buyer: what they may decide about alone. */
  limits: z.object({ order: Halere.nullable(), month: Halere.nullable(), spent: Halere }).nullable(),
  branch: Branch.nullable(),
  /** Who may agree, by name. */
  deciders: z.array(z.string()),
  ownOrders: z.array(OwnCompanyOrder).nullable(),
  waiting: z.array(WaitingOrder).nullable(),
  managed: z
    .object({ members: z.array(Member), invitations: z.array(Invitation), branches: z.array(Branch) })
    .nullable(),
})
export type CompanyPeople = z.infer<typeof CompanyPeople>

/** What the page of the letter says before anybody presses the button, and to whoever holds it. */
export const CompanyInvitationView = z.object({
  state: z.enum(['ready', 'used', 'expired', 'revoked']),
  company: z.string(),
  role: Role,
  invitedBy: z.string(),
})
export type CompanyInvitationView = z.infer<typeof CompanyInvitationView>

const InvitationId = z.strictObject({ invitationId: Id })
const MemberId = z.strictObject({ memberId: Id })
const BranchId = z.strictObject({ branchId: Id })
const OrderId = z.strictObject({ orderId: Id })
const Token = z.strictObject({ token: Secret })

export const companyPeopleEndpoints = {
  companyPeople: endpoint({
    method: 'GET',
    path: '/customer/company/people',
    summary: 'What the one who asks is in a company and what they may see of it; null for who is in none.',
    access: 'customer',
    reply: z.object({ place: CompanyPeople.nullable() }),
    refusals: [],
  }),
  inviteMember: endpoint({
    method: 'POST',
    path: '/customer/company/invitations',
    summary: 'Invites somebody by mail; an older letter to the same address opens nothing any more.',
    access: 'customer',
    body: InviteMember,
    reply: Nothing,
    refusals: ['member_exists', 'too_many_items', 'company_suspended'],
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/customer/company/invitations/:invitationId/again',
    summary: 'The same invitation with a new link, for another seven days.',
    access: 'customer',
    params: InvitationId,
    reply: Nothing,
    refusals: ['company_suspended'],
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/customer/company/invitations/:invitationId',
    summary: 'The link in the letter opens nothing any more.',
    access: 'customer',
    params: InvitationId,
    reply: Nothing,
    refusals: [],
  }),
  changeMember: endpoint({
    method: 'PUT',
    path: '/customer/company/members/:memberId',
    summary: 'Role, limits and branch of somebody else.',
    access: 'customer',
    params: MemberId,
    body: ChangeMember,
    reply: Nothing,
    refusals: [],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/customer/company/members/:memberId',
    summary: 'From the next request on they buy for themselves; what they have ordered goes on.',
    access: 'customer',
    params: MemberId,
    reply: Nothing,
    refusals: [],
  }),
  leaveCompany: endpoint({
    method: 'POST',
    path: '/customer/company/leave',
    summary: 'Ends the own place in a company; the owner of its account has none that could end.',
    access: 'customer',
    reply: Nothing,
    refusals: [],
  }),
  addBranch: endpoint({
    method: 'POST',
    path: '/customer/company/branches',
    summary: 'One more place where goods of the company go.',
    access: 'customer',
    body: SaveBranch,
    reply: Nothing,
    refusals: ['too_many_items', 'address_not_found', 'zip_mismatch'],
  }),
  changeBranch: endpoint({
    method: 'PUT',
    path: '/customer/company/branches/:branchId',
    summary: 'Orders that were placed keep the address they were placed with.',
    access: 'customer',
    params: BranchId,
    body: SaveBranch,
    reply: Nothing,
    refusals: ['address_not_found', 'zip_mismatch'],
  }),
  removeBranch: endpoint({
    method: 'DELETE',
    path: '/customer/company/branches/:branchId',
    summary: 'Whoever ordered from there orders to the address of the company again.',
    access: 'customer',
    params: BranchId,
    reply: Nothing,
    refusals: [],
  }),
  approveCompanyOrder: endpoint({
    method: 'POST',
    path: '/customer/company/orders/:orderId/approve',
    summary: 'An order over the limit of a buyer goes on; over that of the company it waits for our staff.',
    access: 'customer',
    params: OrderId,
    reply: z.object({ state: OrderState }),
    refusals: ['company_own_order', 'company_order_decided'],
  }),
  refuseCompanyOrder: endpoint({
    method: 'POST',
    path: '/customer/company/orders/:orderId/refuse',
    summary: 'An order over the limit of a buyer ends; they are told why.',
    access: 'customer',
    params: OrderId,
    body: RefuseCompanyOrder,
    reply: z.object({ state: OrderState }),
    refusals: ['company_own_order', 'company_order_decided'],
  }),
  takeBackCompanyOrder: endpoint({
    method: 'POST',
    path: '/customer/company/orders/:orderId/take-back',
    summary:
      'An order that waits for the company ends and its goods go into the cart of who asks, to be changed and ordered again.',
    access: 'customer',
    params: OrderId,
    body: TakeBackCompanyOrder,
    reply: Nothing,
    refusals: ['company_order_decided', 'company_suspended'],
  }),
  companyInvitation: endpoint({
    method: 'GET',
    path: '/company-invitations/:token',
    summary: 'Who invites, whom for and as what. Changes nothing.',
    access: 'anyone',
    params: Token,
    reply: CompanyInvitationView,
    refusals: ['link_unknown'],
  }),
  acceptCompanyInvitation: endpoint({
    method: 'POST',
    path: '/company-invitations/:token/accept',
    summary: 'Joins the company; only the account of the mailbox that was written to can.',
    access: 'customer',
    params: Token,
    reply: z.object({ company: z.string(), role: Role }),
    refusals: [
      'link_unknown',
      'link_used',
      'link_expired',
      'link_revoked',
      'link_not_yours',
      'company_suspended',
      'company_member_elsewhere',
      'too_many_items',
    ],
  }),
} as const

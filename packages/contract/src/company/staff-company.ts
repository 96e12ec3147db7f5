import { COMPANY_ROLES } from '@shop/domain/company/company-rights'
import { z } from 'zod'
import { Halere } from '../cart-view.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../text-fields.ts'

/** Names as the back office masks them; whose it is shows their own card, where somebody says why they need it. */
const Somebody = z.object({ customerId: z.number(), name: z.string() })

const StaffCompany = z.object({
  /** The company somebody buys for; null for who has an account of their own. */
  memberOf: Somebody.nullable(),
  people: z.array(
    Somebody.extend({
      role: z.enum(COMPANY_ROLES),
      orderLimit: Halere.nullable(),
      monthLimit: Halere.nullable(),
      spent: Halere,
      branch: z.string().nullable(),
    }),
  ),
  branches: z.array(z.object({ branchId: z.number(), name: z.string(), street: z.string(), city: z.string() })),
  waiting: z.array(
    z.object({
      orderId: z.number(),
      number: z.string(),
      buyer: z.string(),
      net: Halere,
      over: z.enum(['order', 'month']),
      limit: Halere,
      until: Moment,
    }),
  ),
})
export type StaffCompany = z.infer<typeof StaffCompany>

const OrderBuyer = z.object({
  /** Null for somebody whose account is gone. */
  orderedBy: Somebody.nullable(),
  branch: z.string().nullable(),
  over: z.enum(['order', 'month']).nullable(),
  limit: Halere.nullable(),
  decision: z.enum(['approved', 'refused']).nullable(),
  decidedBy: Somebody.nullable(),
  reason: z.string(),
})
export type OrderBuyer = z.infer<typeof OrderBuyer>

export const staffCompanyEndpoints = {
  staffCompany: endpoint({
    method: 'GET',
    path: '/staff/customers/:customerId/company',
    summary: 'People, limits, branches and waiting orders of a company, to answer who may what; names are masked.',
    access: 'staff',
    work: 'applications',
    params: z.strictObject({ customerId: Id }),
    reply: StaffCompany,
    refusals: [],
  }),
  orderBuyer: endpoint({
    method: 'GET',
    path: '/staff/orders/:orderId/buyer',
    summary: 'Who ordered for a company and who of it agreed; null for an order that nobody placed for one.',
    access: 'staff',
    work: 'applications',
    params: z.strictObject({ orderId: Id }),
    reply: z.object({ buyer: OrderBuyer.nullable() }),
    refusals: [],
  }),
} as const

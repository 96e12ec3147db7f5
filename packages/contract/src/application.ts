import { APPLICATION_STATES } from '@shop/domain/application/application-state'
import { z } from 'zod'
import { CompanyId, Phone, VatId } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { as, Day, Email, Id, Moment, optionalText, Secret, text } from './text-fields.ts'
import { AttachedFile, UploadKeys } from './upload.ts'

const APPLICATION_KINDS = ['wholesale', 'breeder', 'trainer'] as const
export type ApplicationKind = (typeof APPLICATION_KINDS)[number]

const Person = {
  contactName: text(80),
  email: Email,
  phone: Phone.pipe(z.string().min(1, { error: 'required' })),
  message: optionalText(3000),
  files: UploadKeys,
}

export const SendApplication = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('wholesale'),
    companyId: CompanyId,
    vatId: VatId.nullable().default(null),
    companyName: text(120),
    shopType: text(60),
    volume: text(60),
    ...Person,
  }),
  z.strictObject({
    kind: z.literal('breeder'),
    kennelName: text(120),
    breed: text(120),
    club: text(120),
    littersPerYear: text(40),
    ...Person,
  }),
  z.strictObject({
    kind: z.literal('trainer'),
    organisation: optionalText(120),
    web: optionalText(300),
    specialisation: text(60),
    clients: text(40),
    ...Person,
  }),
])
export type SendApplication = z.infer<typeof SendApplication>

export const ApplicationView = z.object({
  number: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  state: z.enum(APPLICATION_STATES),
  subject: z.string(),
  note: z.string(),
  createdAt: Moment,
  answerBy: Moment,
  decidedAt: Moment.nullable(),
  /** When something that was missing came last. */
  suppliedAt: Moment.nullable().default(null),
})
export type ApplicationView = z.infer<typeof ApplicationView>

/** What was missing: words, files or both. */
export const SupplyApplication = z
  .strictObject({ message: optionalText(3000), files: UploadKeys })
  .refine(({ message, files }) => message !== '' || files.length > 0, { ...as('required'), path: ['message'] })
export type SupplyApplication = z.infer<typeof SupplyApplication>

/** What an approval switches on beside the group; amounts in haléře. */
const Terms = z.strictObject({
  /** How much may be owed on invoices; empty is the limit of the group. */
  invoiceLimit: z.int().min(0).max(100_000_000).nullable().default(null),
  dueDays: z.int().min(1).max(90).nullable().default(null),
  /** So many first orders on invoice wait for a person. */
  probationOrders: z.int().min(0).max(20).default(3),
  /** Last day of the certificate. */
  validTo: Day.nullable().default(null),
})
export type Terms = z.infer<typeof Terms>

const WITH_REASON = { ...as('required'), path: ['note'] }

export const DecideApplication = z
  .strictObject({
    state: z.enum(['needs_more', 'approved', 'declined']),
    /** What is missing or why not; the applicant reads it. */
    note: optionalText(2000),
    terms: Terms.prefault({}),
  })
  .refine(({ state, note }) => state === 'approved' || note !== '', WITH_REASON)
export type DecideApplication = z.infer<typeof DecideApplication>

export const ChangeApplication = z
  .strictObject({
    action: z.enum(['amend', 'suspend', 'restore', 'end']),
    /** The holder reads it. */
    note: optionalText(2000),
    /** Last day of a new certificate, when it is restored. */
    validTo: Day.nullable().default(null),
    /** All of what holds from now on, when it is amended. */
    terms: Terms.nullable().default(null),
  })
  .refine(({ action, note }) => action === 'restore' || action === 'amend' || note !== '', WITH_REASON)
  .refine(({ action, terms }) => (action === 'amend') === (terms !== null), { ...as('required'), path: ['terms'] })
export type ChangeApplication = z.infer<typeof ChangeApplication>

const ApplicationNumber = z.strictObject({ number: z.string().regex(/^Z\d+$/) })

export const applicationEndpoints = {
  sendApplication: endpoint({
    method: 'POST',
    path: '/applications',
    summary: 'Takes an application for wholesale, breeders or trainers.',
    access: 'anyone',
    body: SendApplication,
    reply: z.object({ number: z.string(), secret: Secret, answerBy: Moment }),
    status: 201,
    refusals: ['company_ended'],
  }),
  readApplication: endpoint({
    method: 'GET',
    path: '/applications/:secret',
    summary: 'Shows an application to whoever holds its secret.',
    access: 'anyone',
    params: z.strictObject({ secret: Secret }),
    reply: ApplicationView,
    refusals: ['link_unknown'],
  }),
  supplyApplication: endpoint({
    method: 'POST',
    path: '/applications/:secret/supplements',
    summary: 'Adds what was missing to an application; it is looked at again.',
    access: 'anyone',
    params: z.strictObject({ secret: Secret }),
    body: SupplyApplication,
    reply: z.object({ state: z.enum(APPLICATION_STATES), answerBy: Moment }),
    refusals: ['link_unknown', 'application_decided'],
  }),
  decideApplication: endpoint({
    method: 'PUT',
    path: '/staff/applications/:number/decision',
    summary: 'Approves or declines an application, or asks for what is missing.',
    access: 'staff',
    work: 'applications',
    params: ApplicationNumber,
    body: DecideApplication,
    reply: z.object({ state: z.enum(APPLICATION_STATES) }),
    refusals: ['application_decided', 'certificate_expired'],
  }),
  changeApplication: endpoint({
    method: 'POST',
    path: '/staff/applications/:number/changes',
    summary: 'Amends, suspends, restores or ends what was approved; terms and prices change at once.',
    access: 'staff',
    work: 'applications',
    params: ApplicationNumber,
    body: ChangeApplication,
    reply: z.object({ state: z.enum(APPLICATION_STATES) }),
    refusals: ['application_decided', 'certificate_expired'],
  }),
  staffApplicationFile: endpoint({
    method: 'GET',
    path: '/staff/applications/:number/files/:fileId',
    summary: 'A certificate or proof that came with this application.',
    access: 'staff',
    work: 'applications',
    params: ApplicationNumber.extend({ fileId: Id }),
    reply: AttachedFile,
    refusals: ['file_waiting', 'file_broken'],
  }),
}

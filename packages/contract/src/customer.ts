import { isCompanyId } from '@shop/domain/customer/company-id'
import { isVatId } from '@shop/domain/customer/vat-id'
import { z } from 'zod'
import { optionalText, PersonName, text } from './text-fields.ts'

export const Phone = z.string().trim().max(32, { error: 'phone_invalid' })

export const Zip = z
  .string({ error: 'required' })
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^[0-9]\d{4}$/, { error: 'zip_invalid' }))

/** The same for a form that may leave it out. */
export const OptionalZip = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^(?:[0-9]\d{4})?$/, { error: 'zip_invalid' }))
  .default('')

export const CompanyId = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .refine(isCompanyId, { error: 'company_id_invalid' })

export const VatId = z
  .string()
  .transform((value) => value.replace(/\s/g, '').toUpperCase())
  .refine(isVatId, { error: 'vat_id_invalid' })

export const Company = z.strictObject({
  name: text(120),
  companyId: CompanyId,
  vatId: VatId.nullable().default(null),
})

/** The version somebody has read; another one means that the row has changed meanwhile. */
export const Version = z.int().positive()

export const SaveProfile = z.strictObject({
  version: Version,
  firstName: PersonName,
  lastName: PersonName,
  /** Any usual way of writing it; kept as E.164. */
  phone: Phone.default(''),
  company: Company.nullable().default(null),
})
export type SaveProfile = z.infer<typeof SaveProfile>

export const Profile = z.object({
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  company: z.object({ name: z.string(), companyId: z.string(), vatId: z.string().nullable() }).nullable(),
})
export type Profile = z.infer<typeof Profile>

export const AddressInput = z.strictObject({
  /** What the customer calls it: home, cottage, work. */
  label: optionalText(40),
  firstName: PersonName.min(1, { error: 'required' }),
  lastName: PersonName.min(1, { error: 'required' }),
  company: optionalText(120),
  /** Street and number in one line, as people write it. */
  street: text(80),
  city: text(60),
  zip: Zip,
  country: z.enum(['CZ', 'SK']).default('CZ'),
  phone: Phone.default(''),
  courierNote: optionalText(200),
  /** Code of the address place when it was picked from the suggestions. */
  placeCode: z.int().positive().nullable().default(null),
  isDefault: z.boolean().default(false),
  /** Keep it although our index does not know it. */
  asWritten: z.boolean().default(false),
})
export type AddressInput = z.infer<typeof AddressInput>

export const SaveAddress = AddressInput.extend({ version: Version })
export type SaveAddress = z.infer<typeof SaveAddress>

export const Address = AddressInput.omit({ asWritten: true }).extend({
  id: z.number(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  version: z.number(),
})
export type Address = z.infer<typeof Address>

/** What the register of companies says, ready for the form. */
export const CompanyRecord = z.object({
  companyId: z.string(),
  name: z.string(),
  vatId: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  placeCode: z.number().nullable(),
})
export type CompanyRecord = z.infer<typeof CompanyRecord>

/** What deletion removes and what stays, with the reason; the sentences are the storefront's. */
export const DeletionTerms = z.object({
  hasPassword: z.boolean(),
  creditsLost: z.number(),
  removed: z.array(
    z.enum([
      'profile',
      'addresses',
      'dogs',
      'credits',
      'reviews',
      'sessions',
      'passkeys',
      'messages',
      'subscriptions',
      'order_links',
    ]),
  ),
  kept: z.array(
    z.object({
      what: z.enum(['invoices', 'orders', 'complaints', 'applications', 'consents', 'activity']),
      why: z.enum(['tax_law', 'claims', 'evidence']),
      years: z.number(),
    }),
  ),
})
export type DeletionTerms = z.infer<typeof DeletionTerms>

export const DataExport = z.looseObject({ exportedAt: z.string(), format: z.literal('cenich-export-1') })

import { z } from 'zod'

/** Who sells: the company behind a storefront, as its row keeps it. Everything here is printed for everybody. */
export const Seller = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  companyId: z.string(),
  vatId: z.string(),
  register: z.string(),
  /** Czech form, with the code of the bank; the IBAN is counted from it. */
  account: z.string(),
  phone: z.string(),
  phoneHours: z.string(),
  email: z.string(),
  returnAddress: z.string(),
  /** The company of the demo shop: a shop that takes real money does not start with it. */
  isSample: z.boolean(),
})
export type Seller = z.infer<typeof Seller>

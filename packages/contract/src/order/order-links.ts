import { z } from 'zod'
import { as, Email } from '../text-fields.ts'

/** A lost link: by the address alone, or of the one order that is named. */
export const RequestOrderLinks = z.strictObject({
  email: Email,
  number: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.union([z.literal(''), z.string().regex(/^[1-9]\d{9}$/, as('invalid'))], as('invalid')))
    .default(''),
})
export type RequestOrderLinks = z.infer<typeof RequestOrderLinks>

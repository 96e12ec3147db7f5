import { z } from 'zod'
import { ERROR_CODES, type ErrorCode, FIELD_CODES } from './error-codes.ts'

const CODES = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]

export const FieldErrors = z.record(z.string(), z.enum(FIELD_CODES))
export type FieldErrors = z.infer<typeof FieldErrors>

/** The one shape of every answer that is not the thing asked for. `message` is English and for us, never shown. */
export const ErrorBody = z.object({
  code: z.enum(CODES),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  hint: z.string().nullable(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

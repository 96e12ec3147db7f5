import type { FieldErrors } from '@shop/contract/error-body'
import { FIELD_CODES, type FieldCode } from '@shop/contract/error-codes'
import { ok, type Result, refuse } from '@shop/domain/result'
import type { z } from 'zod'

type Refused = { fields: FieldErrors }

/** The contract's own schema, asked before the services are: most mistakes need not travel. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.input<Schema>, 'invalid_input', Refused> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(input as z.input<Schema>)
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= toFieldCode(issue)
  return refuse('invalid_input', { fields })
}

function toFieldCode(issue: z.core.$ZodIssue): FieldCode {
  return FIELD_CODES.find((code) => code === issue.message) ?? 'invalid'
}

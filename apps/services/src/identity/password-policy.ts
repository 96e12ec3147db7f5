import type { FieldCode } from '@shop/contract/error-codes'
import { invalidField } from '#app/http/request-error'
import type { LeakedPasswords } from '#app/identity/leaked-passwords'

/** Length is the schema's business; here is what needs to know more than the field itself. */
export function checkNewPassword(
  leaked: LeakedPasswords,
  { field, password, email }: { field: string; password: string; email: string },
): void {
  const problem = findProblem(leaked, password, email)
  if (problem) throw invalidField(field, problem)
}

function findProblem(leaked: LeakedPasswords, password: string, email: string): FieldCode | null {
  const lower = password.toLowerCase()
  if (lower === email || lower === email.split('@')[0]) return 'password_is_email'
  return leaked.has(password) ? 'password_leaked' : null
}

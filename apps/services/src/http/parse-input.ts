import type { Endpoint, Input } from '@shop/contract/endpoint'
import type { FieldErrors } from '@shop/contract/error-body'
import { FIELD_CODES, type FieldCode } from '@shop/contract/error-codes'
import { findControlCharacter } from '@shop/contract/text-fields'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { RequestError } from '#app/http/request-error'

/** Path, query and body against their schemas; what a schema does not name is refused, not ignored. */
export function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  // A path that does not fit is no address of ours.
  const params = endpoint.params?.safeParse(request.params)
  if (params && (!params.success || findControlCharacter(params.data) !== null)) throw new RequestError('not_found')
  refuseControlCharacters(request.query)
  refuseControlCharacters(request.body)
  const query = endpoint.query?.safeParse(request.query)
  if (query && !query.success) throw toInputError(query.error)
  const body = endpoint.body?.safeParse(request.body ?? {})
  if (body && !body.success) throw toInputError(body.error)
  return { ...params?.data, ...query?.data, ...(body?.data as object | undefined) } as Input<E>
}

/** Once for every field of every command, before any schema: what a schema forgets cannot reach the database. */
function refuseControlCharacters(input: unknown): void {
  const field = findControlCharacter(input)
  if (field !== null) throw new RequestError('invalid_input', { fields: { [field || 'body']: 'invalid' } })
}

function toInputError(error: z.ZodError): RequestError {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    // The first complaint about a field is the one to show.
    for (const path of paths) fields[path.join('.') || 'body'] ??= toFieldCode(issue)
  }
  return new RequestError('invalid_input', { fields })
}

function toFieldCode(issue: z.core.$ZodIssue): FieldCode {
  const written = FIELD_CODES.find((code) => code === issue.message)
  if (written) return written
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  if (issue.code === 'too_small') return 'too_short'
  if (issue.code === 'too_big') return 'too_long'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}

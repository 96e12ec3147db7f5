import type { Endpoint } from '@shop/contract/endpoint'
import { ErrorBody } from '@shop/contract/error-body'
import { ERROR_CODES } from '@shop/contract/error-codes'
import { SERVICES_ENDPOINTS } from '@shop/contract/services'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document; nothing in it is written by hand. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of Object.entries(SERVICES_ENDPOINTS)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Čenich services', version: '1' },
    paths,
    components: {
      schemas: { Error: toSchema(ErrorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'cenich.session_token' },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a partner; the name behind it is its scope.',
        },
      },
    },
  }
}

function toOperation(name: string, endpoint: Endpoint): Json {
  const { params, query, body } = endpoint
  return {
    operationId: name,
    summary: endpoint.summary,
    ...toSecurity(endpoint),
    parameters: [...toParameters(params, 'path'), ...toParameters(query, 'query')],
    ...(body ? { requestBody: { required: true, content: json(toSchema(body, 'input')) } } : {}),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done.', content: json(toSchema(endpoint.reply, 'output')) },
      ...toErrors(endpoint),
    },
  }
}

function toSecurity(endpoint: Endpoint): Json {
  if (endpoint.access === 'anyone') return {}
  return {
    security: [endpoint.access === 'partner' ? { partnerKey: [endpoint.scope] } : { session: [endpoint.access] }],
  }
}

function toParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(part, undefined).success,
    schema: toSchema(part as z.ZodType, 'input'),
  }))
}

function toErrors({ refusals, body, access, params }: Endpoint): Json {
  const codes: (keyof typeof ERROR_CODES)[] = [...refusals, 'too_many_attempts']
  if (body) codes.push('invalid_input')
  if (params) codes.push('not_found')
  if (access === 'partner') codes.push('api_key_refused', 'api_key_suspended', 'api_key_scope')
  else if (access !== 'anyone') codes.push('not_signed_in', 'forbidden')
  const byStatus = Object.groupBy(codes, (code) => ERROR_CODES[code])
  const content = json({ $ref: '#/components/schemas/Error' })
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [status, { description: group?.join(', '), content }]),
  )
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // A date that came through a transformation has no schema of its own; its text form is checked by the other side.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

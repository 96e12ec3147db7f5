import { writeXml, type Xml } from '@shop/czech/write-xml'
import { z } from 'zod'
import { type Answer, type FieldFault, malformed, type Refused, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import { parseValue } from '../http/parse-reply.ts'
import type { CarrierRefusal } from '../ports/carrier.ts'
import { readXml } from './read-xml.ts'

export type PacketaAccess = { readonly url: string; readonly apiPassword: string; readonly timeoutMs: number }

type PacketaCall = {
  readonly method: string
  readonly args: readonly Xml[]
  readonly isChange: boolean
}

const REASONS: Record<string, CarrierRefusal> = {
  IncorrectApiPasswordFault: 'forbidden',
  PacketAttributesFault: 'invalid',
  ArgumentsFault: 'invalid',
  PacketIdFault: 'not_found',
  PacketIdsFault: 'not_found',
  PacketNotFoundFault: 'not_found',
  CancelNotAllowedFault: 'cancel_not_allowed',
  NotSupportedFault: 'not_supported',
}

// The same word names the class of the fault, each faulty attribute and the sentence about it.
const AttributeFault = z.object({ name: z.string(), fault: z.string() })
const FaultDetail = z.object({
  attributes: z.object({ fault: z.union([z.array(AttributeFault), AttributeFault.transform((fault) => [fault])]) }),
})

const Response = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), result: z.unknown() }),
  z.object({ status: z.literal('fault'), fault: z.string(), string: z.string().default(''), detail: z.unknown() }),
])

/** One call of the XML API. Faults come with status 200, like everything else. */
export async function callPacketa<Schema extends z.ZodType>(
  { url, apiPassword, timeoutMs }: PacketaAccess,
  { method, args, isChange }: PacketaCall,
  schema: Schema,
): Promise<Answer<z.output<Schema>, CarrierRefusal>> {
  const reply = await callHttp({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: writeXml([method, [['apiPassword', apiPassword], ...args]]),
    timeoutMs,
    isChange,
  })
  if (!reply.ok) return reply
  if (reply.value.status !== 200) return refused('other', `http_${reply.value.status}`)
  const root = readXml(reply.value.body.toString('utf8'))
  if (root?.name !== 'response') return malformed('not an XML response', isChange)
  const response = parseValue(root.value, Response, isChange)
  if (!response.ok) return response
  return response.value.status === 'ok'
    ? parseValue(response.value.result ?? '', schema, isChange)
    : toRefusal(response.value)
}

function toRefusal({
  fault,
  string,
  detail,
}: {
  fault: string
  string: string
  detail?: unknown
}): Refused<CarrierRefusal> {
  const parsed = FaultDetail.safeParse(detail)
  const fields: FieldFault[] = parsed.success
    ? parsed.data.attributes.fault.map((attribute) => ({ name: attribute.name, message: attribute.fault }))
    : []
  return refused(REASONS[fault] ?? 'other', fault, string, fields)
}

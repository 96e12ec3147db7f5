import { SavePush } from '@shop/contract/push'
import { z } from 'zod'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/push-api.ts'

const Endpoint = SavePush.pick({ endpoint: true })
const Step = z.discriminatedUnion('step', [
  SavePush.extend({ step: z.literal('save') }),
  Endpoint.extend({ step: z.literal('read') }),
  Endpoint.extend({ step: z.literal('end') }),
])

/** Carries what a browser's push subscription says to the services. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = Step.safeParse(await request.json().catch(() => null))
  if (!input.success) return answer({ refused: 'invalid_input' }, 400)
  const result = await run(visitOf(context), input.data)
  return result.ok ? answer(result.value) : answer({ refused: result.code }, 409)
}

function run({ services }: ReturnType<typeof visitOf>, { step, ...input }: z.infer<typeof Step>) {
  if (step === 'save') return services.savePush(input as SavePush)
  return step === 'read'
    ? services.readPush({ endpoint: input.endpoint })
    : services.endPush({ endpoint: input.endpoint })
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

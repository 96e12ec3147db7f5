import { NewPasskey, WebAuthnJson } from '@shop/contract/identity'
import { z } from 'zod'
import { readReturnAddress } from '#app/navigation/return-address.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/passkey.ts'

const Step = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('sign-in-options') }),
  z.strictObject({ step: z.literal('sign-in'), response: WebAuthnJson }),
  z.strictObject({ step: z.literal('new-options') }),
  NewPasskey.extend({ step: z.literal('add') }),
])

/** Carries what the browser's WebAuthn calls need to and from the services. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const step = Step.safeParse(await request.json().catch(() => null))
  if (!step.success) return answer({ refused: 'invalid_input' }, 400)
  const result = await run(visitOf(context), step.data)
  if (!result.ok) return answer({ refused: result.code }, 409)
  return answer(step.data.step === 'sign-in' ? { to: readReturnAddress(url.searchParams) } : result.value)
}

function run({ services }: ReturnType<typeof visitOf>, step: z.infer<typeof Step>) {
  if (step.step === 'sign-in-options') return services.passkeySignInOptions({})
  if (step.step === 'sign-in') return services.passkeySignIn({ response: step.response })
  if (step.step === 'new-options') return services.newPasskeyOptions({})
  return services.addPasskey({ name: step.name, response: step.response })
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

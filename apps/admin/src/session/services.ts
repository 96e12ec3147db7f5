import { type CommonRefusal, createServicesClient } from '@shop/clients/services'
import type { CallInput, RefusalOf, Reply } from '@shop/contract/endpoint'
import type { EndpointName, ServicesEndpoints } from '@shop/contract/services'
import type { Result } from '@shop/domain/result'
import { sessionStore } from './session-store.ts'

const TIMEOUT_MS = 30_000

/** Commands and questions to the services, as the person signed in at this browser. Asks nobody again. */
export const services = createServicesClient({ endpoint: `${location.origin}/services`, timeoutMs: TIMEOUT_MS })

type Answer<Name extends EndpointName> = Result<
  Reply<ServicesEndpoints[Name]>,
  RefusalOf<ServicesEndpoints[Name]> | CommonRefusal | 'proof_too_old',
  Record<string, unknown>
>

/**
 * A command of staff. When the session has ended the screen is locked and the command goes on after it was opened again; when the
 * second factor was shown too long ago it is asked for, and whoever does not show it gets the refusal.
 */
export async function runCommand<Name extends EndpointName>(
  name: Name,
  input: CallInput<ServicesEndpoints[Name]>,
  options: { idempotencyKey?: string } = {},
): Promise<Answer<Name>> {
  const call = services[name] as (given: unknown, how: object) => Promise<Answer<Name>>
  for (;;) {
    const answer = await call(input, options)
    if (answer.ok) return answer
    const code = answer.code as string
    if (code === 'not_signed_in') await sessionStore.lock()
    else if (code !== 'proof_too_old' || !(await sessionStore.askProof())) return answer
  }
}

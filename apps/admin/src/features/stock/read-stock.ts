import type { CallInput, Reply } from '@shop/contract/endpoint'
import type { EndpointName, ServicesEndpoints } from '@shop/contract/services'
import { runCommand } from '#app/session/services.ts'

/** A question of the warehouse, for `useQuery`: a refusal is a fault there. */
export async function readStock<Name extends EndpointName>(
  name: Name,
  input: CallInput<ServicesEndpoints[Name]>,
): Promise<Reply<ServicesEndpoints[Name]>> {
  const answer = await runCommand(name, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

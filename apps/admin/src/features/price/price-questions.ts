import type { CallInput, Reply } from '@shop/contract/endpoint'
import type { EndpointName, ServicesEndpoints } from '@shop/contract/services'
import { runCommand } from '#app/session/services.ts'
import { PRICES } from '#app/texts/price.ts'

/** A question that is answered or is a fault, for `useQuery`. */
export async function ask<Name extends EndpointName>(
  name: Name,
  input: CallInput<ServicesEndpoints[Name]>,
): Promise<Reply<ServicesEndpoints[Name]>> {
  const answer = await runCommand(name, input)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Never a code: a sentence with what can be done instead. */
export function toSentence(code: string): string {
  return PRICES.refusals[code] ?? PRICES.refused
}

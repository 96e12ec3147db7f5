import type { ServicesClient } from '@shop/clients/services'
import { PrepareProposal } from '@shop/contract/cart'
import { data, redirectDocument } from 'react-router'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { describeCartRefusal } from '#app/texts/cart/cart-messages.ts'

/** The basket itself is the answer: its page shows the link to send on. */
export async function shareProposal(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const input = PrepareProposal.safeParse({
    variantId: Number(textOf(values, 'variantId')),
    pieces: Number(textOf(values, 'pieces')),
    title: textOf(values, 'title').slice(0, 80),
  })
  if (!input.success) return data({ refusal: describeCartRefusal('variant_gone', {}) }, { status: 400 })
  const made = await attempt(request, services.prepareProposal(input.data))
  // A whole page of its own: what this one may load is more than the next one may.
  if (made.ok) return redirectDocument(`/p/${made.value.hash}?novy`, 303)
  return data({ refusal: describeCartRefusal(made.code, made.details) }, { status: 409 })
}

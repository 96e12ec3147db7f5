import type { ServicesClient } from '@shop/clients/services'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { type ActedOnCart, refuseCart } from './cart-answer.server.ts'
import { cartCommands, readFields } from './cart-commands.server.ts'
import { describeDone } from './cart-message.server.ts'
import { shareCart } from './share-cart.server.ts'

/** Any form of the cart: one command, its answer put into words. */
export async function actOnCart(request: Request, services: ServicesClient): Promise<ActedOnCart> {
  const fields = readFields(await readForm(request))
  const intent = fields.text('intent')
  if (intent === 'share') return shareCart(request, services, fields)
  const command = Object.hasOwn(cartCommands, intent) ? cartCommands[intent] : undefined
  if (!command) return refuseCart({ code: 'invalid_input', details: {} }, 'page')
  const told = await attempt(request, command.run(services, fields))
  if (!told.ok) return refuseCart(told, command.place?.(fields) ?? 'page')
  const { message, after } = await describeDone(command, fields, told.value)
  return { ok: true, cart: told.value, message, status: 200, after }
}

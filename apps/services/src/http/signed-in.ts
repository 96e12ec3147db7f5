import type { Actor } from '#app/http/actor'
import type { Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'

type Of<Kind extends Actor['kind']> = Extract<Actor, { kind: Kind }>

/** Whoever is signed in, for endpoints whose access already promises somebody. */
export function signedIn({ actor }: Context): Of<'customer'> | Of<'staff'> {
  if (actor.kind === 'anonymous' || actor.kind === 'partner') throw new RequestError('not_signed_in')
  return actor
}

export function customer({ actor }: Context): Of<'customer'> {
  if (actor.kind !== 'customer') throw new RequestError('not_signed_in')
  return actor
}

/** The account whose key a machine has brought. */
export function partner({ actor }: Context): Of<'partner'> {
  if (actor.kind !== 'partner') throw new RequestError('api_key_refused')
  return actor
}

/** Staff with both factors; one alone opens nothing but the setting up of the second. */
export function staffAtWork({ actor }: Context): Of<'staff'> {
  if (actor.kind !== 'staff' || !actor.secondFactor) throw new RequestError('forbidden')
  return actor
}

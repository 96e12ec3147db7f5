import type { ServicesClient } from '@shop/clients/services'
import { redirect } from 'react-router'
import { toLoginAddress } from '#app/navigation/return-address.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { offerCookie } from './offer-cookie.server.ts'

/** Whoever is not signed in signs in or registers first and comes back to the card; it is not lost on the way. */
export async function takePuppy(request: Request, services: ServicesClient, uid: string) {
  const card = `/t/${uid}` as const
  const taken = await attempt(request, services.takePuppy({ uid }))
  if (taken.ok) return redirect('/ucet/psi?hotovo=stene', 303)
  if (taken.code === 'not_signed_in') return redirect(toLoginAddress({ pathname: card, search: '' }), 303)
  // The card itself says that it was taken or has ended.
  return redirect(taken.code === 'too_many_items' ? `${card}?plno` : card, 303)
}

/** By the link from the mail. Once signed in, its page is found by the cookie. */
export async function takeOfferedPuppy(request: Request, services: ServicesClient, token: string) {
  const taken = await attempt(request, services.takeOfferedPuppy({ token }))
  if (taken.ok) return redirect('/ucet/psi?hotovo=stene', 303)
  const kept = { headers: { 'Set-Cookie': await offerCookie.serialize(token) } }
  if (taken.code === 'not_signed_in') {
    return redirect(toLoginAddress({ pathname: '/l/pes', search: '' }), { status: 303, ...kept })
  }
  return redirect(taken.code === 'too_many_items' ? '/l/pes?plno' : '/l/pes', { status: 303, ...kept })
}

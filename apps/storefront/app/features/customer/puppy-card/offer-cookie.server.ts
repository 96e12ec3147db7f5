import { Secret } from '@shop/contract/text-fields'
import { createHostCookie } from '#app/server/host-cookie.server.ts'

/**
 * The link of a puppy while its new owner signs in or registers: it opens the puppy, so it goes neither into an address that the way back
 * is written in nor into a mail that confirms.
 */
export const offerCookie = createHostCookie('cenich_stene', { maxAge: 2 * 60 * 60 })

export async function readOfferToken(request: Request): Promise<string | null> {
  const kept = Secret.safeParse(await offerCookie.parse(request.headers.get('cookie')))
  return kept.success ? kept.data : null
}

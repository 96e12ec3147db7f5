import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/review-photo.ts'

const KEY = /^[0-9a-f]{32}$/

/** A picture under a random name, for as long as its review stands; kept for an hour, so that what was hidden is soon gone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const photo = KEY.test(params.key) ? await visitOf(context).services.reviewPhoto({ key: params.key }) : null
  if (!photo?.ok) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return new Response(Buffer.from(photo.value.content, 'base64'), {
    headers: {
      'Content-Type': photo.value.mediaType,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

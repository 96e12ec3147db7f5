import { loadQrPicture } from '#app/features/checkout/thanks/load-qr-picture.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/qr-payment.ts'

const HEADERS = { 'Cache-Control': 'private, no-store' }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const picture = await loadQrPicture(request, visitOf(context), url.searchParams)
  if (!picture) return new Response(null, { status: 404, headers: HEADERS })
  return new Response(new Uint8Array(picture), { headers: { ...HEADERS, 'Content-Type': 'image/png' } })
}

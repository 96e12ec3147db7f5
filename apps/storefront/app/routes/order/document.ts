import { DocumentParams } from '@shop/contract/document'
import { keyOfAddress } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/document.ts'

const HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

/** The file of an invoice or a credit note, exactly as it was made. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const token = await keyOfAddress(request, params.token)
  const asked = DocumentParams.safeParse({ ...params, token, documentId: Number(params.documentId) })
  const found = asked.success ? await visitOf(context).services.orderDocument(asked.data) : null
  if (!found?.ok) return new Response(null, { status: 404, headers: HEADERS })
  const { filename, contentType, content } = found.value
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: { ...HEADERS, 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${filename}"` },
  })
}

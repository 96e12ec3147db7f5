import { ProtocolParams } from '@shop/contract/catalog/sold-batch'
import { publicPage } from '#app/server/page-cache.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/batch-protocol.ts'

/** The protocol of a laboratory as it came; its address names its bytes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = ProtocolParams.safeParse({ hash: params.id })
  const found = asked.success ? await visitOf(context).services.batchProtocol(asked.data) : null
  if (!found?.ok) return new Response(null, { status: 404 })
  const { filename, contentType, content } = found.value
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: {
      ...publicPage('catalog'),
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${filename}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

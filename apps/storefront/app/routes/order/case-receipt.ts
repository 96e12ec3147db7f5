import { CaseAccess } from '@shop/contract/case/case'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/case-receipt.ts'

const HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

/** What was taken, when, word for word; once it is decided also what was decided. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const found = CaseAccess.safeParse({ token }).success ? await visitOf(context).services.caseReceipt({ token }) : null
  if (!found?.ok) return new Response(null, { status: 404, headers: HEADERS })
  const { filename, contentType, content } = found.value
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: { ...HEADERS, 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${filename}"` },
  })
}

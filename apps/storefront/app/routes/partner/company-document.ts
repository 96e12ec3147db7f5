import { CompanyDocumentParams } from '@shop/contract/company/company'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/company-document.ts'

const HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

/** The file of an invoice of the company, exactly as it was made. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = CompanyDocumentParams.safeParse(params)
  const found = asked.success ? await visitOf(context).services.companyDocument(asked.data) : null
  if (!found?.ok) return new Response(null, { status: 404, headers: HEADERS })
  const { filename, contentType, content } = found.value
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: { ...HEADERS, 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${filename}"` },
  })
}

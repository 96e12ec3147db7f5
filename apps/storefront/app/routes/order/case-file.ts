import { CaseAccess } from '@shop/contract/case/case'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/case-file.ts'

const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
}

/** A file of one case: pictures are shown as they were drawn anew, a PDF is only ever handed out. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { token, fileId } = params
  const isAsked = CaseAccess.safeParse({ token }).success && /^\d{1,15}$/.test(fileId)
  const found = isAsked ? await visitOf(context).services.caseFile({ token, fileId: Number(fileId) }) : null
  if (!found?.ok) return new Response(null, { status: 404, headers: HEADERS })
  const { name, mediaType, content } = found.value
  const disposition = mediaType === 'application/pdf' ? 'attachment' : 'inline'
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: {
      ...HEADERS,
      'Content-Type': mediaType,
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

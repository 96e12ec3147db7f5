import { WordingFile } from '@shop/contract/staff/staff-wording'
import { publicPage } from '#app/server/page-cache.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/wording-file.ts'

/** A published wording as it was put on paper; also those that no longer hold. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = WordingFile.safeParse(params)
  const found = asked.success ? await visitOf(context).services.wordingFile(asked.data) : null
  if (!found?.ok) return new Response(null, { status: 404 })
  const { filename, contentType, content } = found.value
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: {
      ...publicPage('pages'),
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${filename}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

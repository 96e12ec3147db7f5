interface SentFile {
  name: string
  mediaType: string
  /** Base64. */
  content: string
}

const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
}

/** What somebody sent with a message or a case: pictures are shown as they were drawn anew, a PDF is only ever handed out. */
export function toFileResponse(found: { ok: true; value: SentFile } | { ok: false } | null): Response {
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

import { fallbackTexts } from '#app/texts/shell/errors.ts'

/** Plain HTML without one line of the application: shown when the error page itself cannot be drawn. */
export function fallbackPage(headers: Headers = new Headers()): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
  return new Response(fallbackHtml(), { status: 500, headers })
}

export function fallbackHtml(): string {
  const { title, text, home } = fallbackTexts
  return `<!doctype html><html lang="cs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`
}

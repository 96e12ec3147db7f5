import type { DataRouter } from 'react-router'

interface Browser {
  router(): Pick<DataRouter, 'state'> | undefined
  isOnline(): boolean
  open(address: string): void
}

/**
 * When the payload of the page somebody is on the way to does not come, the page is opened as a document: then its own
 * loader runs on the server. A document asks for no payload, so this cannot repeat itself. Without a connection nothing
 * would come of it, and a form is never sent twice. The router asks by address; whole requests are somebody else's.
 */
export function withDocumentFallback(ask: typeof fetch, browser: Browser): typeof fetch {
  return async (input, init) => {
    const target = browser.router()?.state.navigation.location
    if (!target || init?.method || !isPayloadOf(target.pathname, `${input}`)) return ask(input, init)
    try {
      const response = await ask(input, init)
      if (isPayload(response) || !browser.isOnline()) return response
    } catch (error) {
      if (init?.signal?.aborted || !browser.isOnline()) throw error
    }
    browser.open(target.pathname + target.search + target.hash)
    // Never ends: a document that is going away must not go on with half of itself.
    return new Promise(() => {})
  }
}

/** Anything else only fetches ahead or refreshes. */
function isPayloadOf(pathname: string, address: string): boolean {
  const name = pathname === '/' ? '/_root' : pathname.replace(/\/$/, '/_')
  // Only the path matters, so any base will do for an address without one.
  return new URL(address, 'http://x').pathname === `${name}.data`
}

/** The router's own kind of answer, or one without a body; a proxy that fails in between sends something else. */
function isPayload({ headers, status }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/x-script') || status === 204
}

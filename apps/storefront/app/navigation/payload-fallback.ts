import type { DataRouter } from 'react-router'

const PAYLOAD = /\.data$/
/** The router's own kind of answer; a proxy that fails in between sends something else. */
const OF_THE_ROUTER = 'text/x-script'

interface Browser {
  router(): Pick<DataRouter, 'state'> | undefined
  isOnline(): boolean
  open(address: string): void
}

/**
 * When the payload of the page somebody is on the way to does not come, the page is opened as a document: then its own
 * loader runs on the server. A document asks for no payload, so this cannot repeat itself. Without a connection nothing
 * would come of it, and a form is never sent twice.
 */
export function withDocumentFallback(ask: typeof fetch, browser: Browser): typeof fetch {
  return async (input, init) => {
    const { url, method, signal } = describe(input, init)
    const target = method === 'GET' ? awaitedPage(url, browser) : null
    if (!target) return ask(input, init)
    try {
      const response = await ask(input, init)
      if (isPayload(response) || !browser.isOnline()) return response
    } catch (error) {
      if (signal?.aborted || !browser.isOnline()) throw error
    }
    browser.open(target)
    return documentLeaves()
  }
}

/** Without making a request of it: that would read the body of whatever was passed on. */
function describe(input: RequestInfo | URL, init: RequestInit = {}) {
  const asked = input instanceof Request ? input : { url: String(input), method: 'GET', signal: null }
  return { url: asked.url, method: (init.method ?? asked.method).toUpperCase(), signal: init.signal ?? asked.signal }
}

/** Where the router is going, when this is what it needs for it; anything else only fetches ahead or refreshes. */
function awaitedPage(url: string, browser: Browser): string | null {
  // Only the path matters, so any base will do for an address without one.
  const { pathname } = new URL(url, 'http://shop.invalid')
  const target = browser.router()?.state.navigation.location
  if (!target || !PAYLOAD.test(pathname)) return null
  const page = pathname
    .replace(PAYLOAD, '')
    .replace(/^\/_root$/, '/')
    .replace(/\/_$/, '/')
  return page === target.pathname ? target.pathname + target.search + target.hash : null
}

/** A redirect and an answer without a body belong to the router as well. */
function isPayload(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith(OF_THE_ROUTER) || response.status === 204
}

/** Never ends: a document that is going away must not go on with half of itself. */
function documentLeaves(): Promise<never> {
  return new Promise(() => {})
}

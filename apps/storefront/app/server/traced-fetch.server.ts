import type { RoutedFetch } from '@shop/clients/routed-fetch'
import { startSpan } from '@shop/runtime/tracing'

/** Asks one of our own processes, which goes on with the trace of this request if there is one. */
export const tracedFetch: RoutedFetch = async (address, init, route) => {
  const method = init?.method ?? 'GET'
  const attributes = { 'http.request.method': method, 'url.template': route }
  const span = startSpan({ name: `${method} ${route}`, kind: 'client', attributes })
  if (!span) return fetch(address, init)
  const headers = new Headers(init?.headers)
  headers.set('traceparent', span.traceparent)
  try {
    const response = await fetch(address, { ...init, headers })
    span.end({ attributes: { 'http.response.status_code': response.status }, isFailed: response.status >= 500 })
    return response
  } catch (error) {
    span.end({ isFailed: true })
    throw error
  }
}

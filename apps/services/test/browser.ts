import type { OutgoingHttpHeaders } from 'node:http'
import type { CallInput, Endpoint, Reply } from '@shop/contract/endpoint'
import type { ErrorBody } from '@shop/contract/error-body'
import { type EndpointName, SERVICES_ENDPOINTS, type ServicesEndpoints } from '@shop/contract/services'
import type { Harness } from './harness.ts'

interface Answered<Name extends EndpointName> {
  status: number
  /** The reply; only when the status says that it worked. */
  value: Reply<ServicesEndpoints[Name]>
  /** The error body; only when it did not. */
  error: ErrorBody
  headers: OutgoingHttpHeaders
}

export interface Browser {
  cookies: Map<string, string>
  call<Name extends EndpointName>(
    name: Name,
    input: CallInput<ServicesEndpoints[Name]>,
    headers?: Record<string, string>,
  ): Promise<Answered<Name>>
}

interface BrowserOptions {
  ip?: string
  userAgent?: string
}

/** One visitor: keeps cookies as a browser would and comes from one network. */
export function openBrowser(
  harness: Harness,
  { ip = '192.0.2.1', userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }: BrowserOptions = {},
): Browser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(name, input, extra = {}) {
      const { method, path, body, query } = SERVICES_ENDPOINTS[name] as Endpoint
      const rest: Record<string, unknown> = { ...(input as object) }
      const url = path.replace(/:(\w+)/g, (_match, key: string) => {
        const value = String(rest[key])
        delete rest[key]
        return encodeURIComponent(value)
      })
      const asked = Object.keys(query?.shape ?? {}).flatMap((key) => (key in rest ? [[key, String(rest[key])]] : []))
      const response = await harness.app.inject({
        method,
        url: asked.length > 0 ? `${url}?${new URLSearchParams(Object.fromEntries(asked))}` : url,
        headers: {
          'x-forwarded-for': ip,
          'user-agent': userAgent,
          ...(cookies.size > 0 ? { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') } : {}),
          ...extra,
        },
        ...(body ? { payload: rest } : {}),
      })
      for (const { name: key, value, maxAge } of response.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(key)
        else cookies.set(key, encodeURIComponent(value))
      }
      const parsed = response.json()
      if (response.statusCode === 500)
        throw new Error(harness.logLines.findLast((line) => line.includes('request.failed')))
      return { status: response.statusCode, value: parsed, error: parsed, headers: response.headers }
    },
  }
}

import { API_SCOPES, type ApiScope } from '@shop/domain/partner-api/api-scopes'
import type { Harness } from '../harness.ts'
import type { Person } from '../people.ts'

export async function newKey(partner: Person, scopes: readonly ApiScope[] = API_SCOPES, name = 'Pokladna') {
  const made = await partner.call('makeApiKey', { name, scopes: [...scopes] })
  if (made.status !== 201) throw new Error(JSON.stringify(made.error))
  return made.value
}

let machines = 0

/** Over a socket, as a machine does; each asks from a network of its own unless it says which. */
export async function ask(shop: Harness, path: string, key: string | null, more: Record<string, string> = {}) {
  machines += 1
  const network = `198.51.${Math.floor(machines / 250)}.${machines % 250}`
  const response = await fetch(`${shop.url}/partner/v1${path}`, {
    headers: { 'x-forwarded-for': network, ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...more },
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null }
}

import type { Endpoint } from '@shop/contract/endpoint'
import { SERVICES_ENDPOINTS } from '@shop/contract/services'
import type { Urls } from '@shop/stack/processes'
import type pg from 'pg'
import type { Verdict } from './ask-data.ts'
import { ENDPOINTS, NEEDS_PROOF, ONE_FACTOR } from './expected-endpoints.ts'
import { again, CALLERS, type Caller, type Letter } from './people.ts'

/** Nothing has this number, so whoever is let in finds nothing to change. */
const NOBODY = '999999999'

/** Every endpoint by its address; which there are is asked of the contract, who may is not. */
export async function askServices(urls: Urls, pool: pg.Pool, callers: readonly Caller[]): Promise<Verdict> {
  const there = Object.values(SERVICES_ENDPOINTS as Record<string, Endpoint>).map(
    ({ method, path }) => `${method} ${path}`,
  )
  const faults = [
    ...there.filter((name) => !(name in ENDPOINTS)).map((name) => `${name} is not in the table of endpoints`),
    ...Object.keys(ENDPOINTS)
      .filter((name) => !there.includes(name))
      .map((name) => `${name} is in the table and nowhere else`),
  ]
  let asked = 0
  for (const name of there.filter((known) => known in ENDPOINTS)) {
    const [method = '', path = ''] = name.split(' ')
    const url = path.replace(/:(\w+)/g, (_all, key: string) =>
      key === 'id' && path.includes('members') ? '00000000-0000-4000-8000-000000000000' : NOBODY,
    )
    for (const caller of callers) {
      const expected = statusOf(name, caller.letter)
      const buyer = expected === null && endsSessions(name) ? await again(urls, pool, caller.letter) : caller.buyer
      const { status, body } = await buyer.send(method, url, method === 'GET' ? undefined : {})
      asked += 1
      const isRight = expected === null ? status < 500 && !isRefusal(status, body?.code) : status === expected
      if (!isRight)
        faults.push(
          `${CALLERS[caller.letter]}: ${name} answered ${status} ${body?.code ?? ''}, expected ${expected ?? 'to be let in'}`,
        )
    }
  }
  return { asked, faults }
}

/** What a caller is answered at the door; null when they are let in, whatever becomes of it then. */
function statusOf(name: string, letter: Letter): number | null {
  const who = ENDPOINTS[name] ?? ''
  if (who === 'k') return 401
  // Whoever was disabled has a cookie that opens nothing: a visitor.
  if (letter === 'a' || letter === 'x') return who.includes('a') ? null : 401
  if (letter === 'f') return who.includes('a') || ONE_FACTOR.includes(name) ? null : 403
  if (letter === 'p') return who.includes('o') && !NEEDS_PROOF.includes(name) ? null : 403
  return who.includes(letter) ? null : 403
}

function isRefusal(status: number, code: string | undefined): boolean {
  return (
    code === 'not_signed_in' ||
    code === 'forbidden' ||
    code === 'proof_too_old' ||
    (status === 401 && code === undefined)
  )
}

function endsSessions(name: string): boolean {
  return (
    name === 'DELETE /session' || name.startsWith('DELETE /customer/sessions') || name.startsWith('DELETE /sessions')
  )
}

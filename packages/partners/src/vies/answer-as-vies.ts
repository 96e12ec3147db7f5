import type { ServerResponse } from 'node:http'

/** Payers that the fake register knows; CZ00000019 belongs to a state that is away. */
const PAYERS: ReadonlySet<string> = new Set(['CZ45317054', 'SK2020270780'])
const AWAY = 'CZ00000019'

/** Speaks as the Commission's register does; false when the address is not one of its own. */
export function answerAsVies(url: string, response: ServerResponse): boolean {
  const [, country, number] = /\/vies\/rest-api\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(url) ?? []
  if (!country || !number) return false
  const isAway = country + number === AWAY
  const isValid = PAYERS.has(country + number)
  const userError = isAway ? 'MS_UNAVAILABLE' : isValid ? 'VALID' : 'INVALID'
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ isValid, userError, vatNumber: number }))
  return true
}

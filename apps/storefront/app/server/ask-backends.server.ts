import { config } from '#app/config.server.ts'

/** Whoever asks for health asks often; an answer that comes later is none. */
const ANSWER_LIMIT_MS = 2000
/** The token is for the data services alone. */
const DATA_HEADERS: Record<string, string> = config.DATA_TOKEN ? { Authorization: `Bearer ${config.DATA_TOKEN}` } : {}

/** Who of those that pages need answers now: by a real, small question, not by a door that is open. */
export async function askBackends(): Promise<Record<string, boolean>> {
  const data = `/storefronts?select=id&id=eq.${config.STOREFRONT_ID}`
  const questions: [name: string, address: string | undefined][] = [
    ['data', addressOf(config.DATA_URL, data)],
    ['primaryData', addressOf(config.DATA_PRIMARY_URL, data)],
    ['services', addressOf(config.SERVICES_URL, '/ready')],
  ]
  const asked = questions.flatMap(([name, address]) =>
    address ? [answers(address, name === 'services' ? {} : DATA_HEADERS).then((is) => [name, is])] : [],
  )
  return Object.fromEntries(await Promise.all(asked))
}

function addressOf(base: string | undefined, path: string): string | undefined {
  return base && base.replace(/\/+$/, '') + path
}

async function answers(address: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Nobody there or nobody in time: that is the answer.
    return false
  }
}

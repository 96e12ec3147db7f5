import type { Config } from './config.ts'

/** Whoever asks for health asks often; an answer that comes later is none. */
const ANSWER_LIMIT_MS = 2000

/** Who of those that the back office needs answers now: by a small question, not by a door that is open. */
export async function askBackends({ DATA_URL, SERVICES_URL }: Config): Promise<Record<string, boolean>> {
  const [data, services] = await Promise.all([
    answers(`${DATA_URL}/storefronts?select=id&limit=1`),
    answers(`${SERVICES_URL}/ready`),
  ])
  return { data, services }
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Nobody there or nobody in time: that is the answer.
    return false
  }
}

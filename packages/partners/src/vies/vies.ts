import { z } from 'zod'

export interface Vies {
  /** Whether a number is one of a payer of VAT today. Never throws: null when the register does not say. */
  isPayer(vatId: string): Promise<boolean | null>
}

/** Only what README.md names is read; the rest of the answer is nobody's business here. */
const Answer = z.looseObject({ isValid: z.boolean(), userError: z.string().optional() })

/** A member state that is away answers „not valid“ as well and says so here. */
const SAID: ReadonlySet<string | undefined> = new Set(['VALID', 'INVALID', undefined])

interface ViesOptions {
  baseUrl: string
  timeoutMs?: number
}

/** The register of the European Commission that asks those of the member states: no key, one GET per number. */
export function createVies({ baseUrl, timeoutMs = 3000 }: ViesOptions): Vies {
  const root = baseUrl.replace(/\/+$/, '')
  return {
    async isPayer(vatId) {
      const [, country, number] = /^([A-Z]{2})([0-9A-Z+*]{2,12})$/.exec(vatId) ?? []
      if (!country || !number) return null
      const url = `${root}/taxation_customs/vies/rest-api/ms/${country}/vat/${encodeURIComponent(number)}`
      const answer = Answer.safeParse(await ask(url, timeoutMs))
      return answer.success && SAID.has(answer.data.userError) ? answer.data.isValid : null
    },
  }
}

async function ask(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return await response.json()
    await response.body?.cancel()
    return null
  } catch {
    // No connection, too slow, or not JSON: a form goes on without it.
    return null
  }
}

import { ok, type Result, refuse } from '@shop/domain/result'
import { z } from 'zod'

interface AresCompany {
  companyId: string
  name: string
  vatId: string | null
  street: string
  city: string
  zip: string
  /** Code of the address place in RÚIAN. */
  placeCode: number | null
}

type AresRefusal = 'company_not_found' | 'company_ended' | 'register_unavailable'

export interface Ares {
  /** What the public register says about a company. Never throws: a form must work without it. */
  findCompany(companyId: string): Promise<Result<AresCompany, AresRefusal>>
}

const Seat = z.looseObject({
  nazevObce: z.string().optional(),
  nazevMestskeCastiObvodu: z.string().optional(),
  nazevUlice: z.string().optional(),
  nazevCastiObce: z.string().optional(),
  cisloDomovni: z.number().optional(),
  cisloOrientacni: z.number().optional(),
  cisloOrientacniPismeno: z.string().optional(),
  kodAdresnihoMista: z.number().optional(),
  psc: z.number().optional(),
})
type Seat = z.infer<typeof Seat>

const Subject = z.looseObject({
  ico: z.string(),
  obchodniJmeno: z.string(),
  dic: z.string().optional(),
  datumZaniku: z.string().optional(),
  sidlo: Seat.optional(),
})

interface AresOptions {
  baseUrl: string
  timeoutMs?: number
}

/** The register of the Ministry of Finance: no key, one GET per company. */
export function createAres({ baseUrl, timeoutMs = 3000 }: AresOptions): Ares {
  const root = baseUrl.replace(/\/+$/, '')
  return {
    async findCompany(companyId) {
      const url = `${root}/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/${companyId}`
      const answer = await ask(url, timeoutMs)
      if (answer === 'missing') return refuse('company_not_found')
      const subject = Subject.safeParse(answer)
      if (!subject.success) return refuse('register_unavailable')
      if (subject.data.datumZaniku) return refuse('company_ended')
      return ok(toCompany(subject.data))
    },
  }
}

/** The parsed body, `missing`, or null when the register does not answer as it should. */
async function ask(url: string, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 404 || response.status === 400) {
      await response.body?.cancel()
      return 'missing'
    }
    return response.ok ? await response.json() : null
  } catch {
    // No connection, too slow, or not JSON: to the form it is all the same.
    return null
  }
}

function toCompany({ ico, obchodniJmeno, dic, sidlo = {} }: z.infer<typeof Subject>): AresCompany {
  return {
    companyId: ico.padStart(8, '0'),
    name: obchodniJmeno,
    vatId: dic ?? null,
    street: toStreet(sidlo),
    city: sidlo.nazevObce ?? '',
    // The register sends a number: a zero in front would be lost, though Czech codes have none.
    zip: sidlo.psc === undefined ? '' : String(sidlo.psc).padStart(5, '0'),
    placeCode: sidlo.kodAdresnihoMista ?? null,
  }
}

/** A village without streets writes its own name, or that of its part, before the number. */
function toStreet({ nazevUlice, nazevCastiObce, nazevObce, ...seat }: Seat): string {
  const orientation = seat.cisloOrientacni ? `/${seat.cisloOrientacni}${seat.cisloOrientacniPismeno ?? ''}` : ''
  const number = seat.cisloDomovni === undefined ? '' : `${seat.cisloDomovni}${orientation}`
  return [nazevUlice ?? nazevCastiObce ?? nazevObce ?? '', number].filter(Boolean).join(' ')
}

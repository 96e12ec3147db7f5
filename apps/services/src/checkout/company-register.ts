import type { SaveDetails } from '@shop/contract/checkout'
import type { Ares } from '@shop/partners/ares/ares'
import { createLru } from '@shop/runtime/lru'
import type { Context } from '#app/http/context'
import type { Clock } from '#app/store/clock'

const KEEP_MS = 24 * 60 * 60 * 1000
// An outage is asked about again soon, but not by every request.
const KEEP_OUTAGE_MS = 30_000
const COMPANIES = 5000

interface Kept {
  answer: Awaited<ReturnType<Ares['findCompany']>>
  until: number
}

/** What the register said yesterday is good enough today, and a form is never slower than the first question. */
export function cacheAres(ares: Ares, clock: Clock): Ares {
  const kept = createLru<Kept>(COMPANIES)
  return {
    async findCompany(companyId) {
      const now = clock.now().getTime()
      const known = kept.get(companyId)
      if (known && known.until > now) return known.answer
      const answer = await ares.findCompany(companyId)
      const isOutage = !answer.ok && answer.code === 'register_unavailable'
      kept.set(companyId, { answer, until: now + (isOutage ? KEEP_OUTAGE_MS : KEEP_MS) })
      return answer
    },
  }
}

/** Asked before the transaction begins, so that a slow register holds no connection; the command then finds it kept. */
export async function askRegister({ deps }: Context, { company }: SaveDetails): Promise<void> {
  if (company) await deps.ares.findCompany(company.companyId)
}

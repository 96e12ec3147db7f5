import type { EanFound, LookUpEan } from '@shop/contract/endpoints/catalog-endpoints'
import { ok, type Result } from '@shop/domain/result'
import { selectPackByEan, upsertUnknownEan } from '#app/catalog/eans.sql'
import type { Context } from '#app/http/context'

export async function lookUpEan({ db, now }: Context, { ean }: LookUpEan): Promise<Result<EanFound, never>> {
  const pack = await selectPackByEan(db, ean)
  if (!pack) await upsertUnknownEan(db, ean, now)
  return ok({ pack })
}

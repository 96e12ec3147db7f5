import type { StaffBanner } from '@shop/contract/staff/staff-banner'
import { countClaims } from '@shop/czech/mark-claims'
import { spanState, wordsOfBanner } from '@shop/domain/content/banner'
import { ok } from '@shop/domain/result'
import { selectBanners } from '#app/content/banners/banners.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

export async function staffBanners(context: Context) {
  return ok({ banners: await showBanners(context, null) })
}

export async function staffBanner(context: Context, { bannerId }: { bannerId: number }) {
  return ok(await showBanner(context, bannerId))
}

export async function showBanner(context: Context, bannerId: number): Promise<StaffBanner> {
  const [banner] = await showBanners(context, bannerId)
  if (!banner) throw notFound()
  return banner
}

export async function showBanners({ db, deps, now }: Context, bannerId: number | null): Promise<StaffBanner[]> {
  const rows = await selectBanners(db, bannerId)
  return rows.map(({ validFrom, validTo, updatedAt, fields, ...row }) => ({
    ...row,
    validFrom: validFrom?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    state: spanState({ from: validFrom, to: validTo }, now),
    address: deps.config.STOREFRONT_URL,
    claims: countClaims(wordsOfBanner(fields)),
    fields: { ...fields, validTo: validTo?.toISOString() ?? null },
  }))
}

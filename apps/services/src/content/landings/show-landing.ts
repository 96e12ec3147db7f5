import type { StaffLanding } from '@shop/contract/staff/staff-landing'
import { markClaims } from '@shop/czech/mark-claims'
import { spanState } from '@shop/domain/content/banner'
import { wordsOfBlocks } from '@shop/domain/content/blocks'
import { ok } from '@shop/domain/result'
import { selectLandings } from '#app/content/landings/landings.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

export async function staffLandings(context: Context) {
  const landings = await showLandings(context, null)
  return ok({
    landings: landings.map(({ fields: { title, slug, validTo, blocksB }, ...landing }) => ({
      ...{ ...landing, title, slug, validTo },
      isTested: blocksB !== null,
    })),
  })
}

export async function staffLanding(context: Context, { landingId }: { landingId: number }) {
  return ok(await showLanding(context, landingId))
}

export async function showLanding(context: Context, landingId: number): Promise<StaffLanding> {
  const [landing] = await showLandings(context, landingId)
  if (!landing) throw notFound()
  return landing
}

async function showLandings({ db, deps, now }: Context, landingId: number | null): Promise<StaffLanding[]> {
  const rows = await selectLandings(db, landingId)
  return rows.map(({ isPublished, validFrom, validTo, updatedAt, fields, ...row }) => ({
    ...row,
    validFrom: validFrom.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: spanState({ from: isPublished ? validFrom : null, to: validTo }, now),
    address: `${deps.config.STOREFRONT_URL}/lp/${fields.slug}`,
    claims: markClaims(
      [fields.title, fields.seoDescription, wordsOfBlocks(fields.blocks), wordsOfBlocks(fields.blocksB ?? [])].join(
        '\n',
      ),
    ).length,
    fields: { ...fields, validTo: validTo?.toISOString() ?? null },
  }))
}

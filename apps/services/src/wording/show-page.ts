import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { wordingOn } from '@shop/domain/content/wording'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { countConcerned } from '#app/wording/wording-notices.sql'
import { selectDraft, selectPageId, selectPublishedWordings, selectStaffPages } from '#app/wording/wordings.sql'

export async function staffPages({ db, now }: Context) {
  return ok({ pages: await selectStaffPages(db, toPragueTime(now).date) })
}

export async function staffPage(context: Context, { slug }: { slug: string }) {
  const pageId = await selectPageId(context.db, slug)
  if (pageId === null) throw notFound()
  return ok(await showPage(context, pageId, slug))
}

export async function showPage(
  { db, deps, now }: Pick<Context, 'db' | 'deps' | 'now'>,
  pageId: number,
  slug: string,
): Promise<StaffPage> {
  const { date: today } = toPragueTime(now)
  const published = await selectPublishedWordings(db, pageId)
  const current = wordingOn(published, today)
  const [newest] = published
  const draft = await selectDraft(db, pageId)
  return {
    ...{ pageId, slug, today, draft, reach: await countConcerned(db) },
    address: `${deps.config.STOREFRONT_URL}/s/${slug}`,
    newest: newest ? toFields(newest) : null,
    wordings: published.map(({ versionId, version, effectiveFrom, publishedAt, notice }) => ({
      ...{ versionId, version, effectiveFrom, notice, publishedAt: publishedAt.toISOString() },
      state: versionId === current?.versionId ? 'current' : effectiveFrom > today ? 'coming' : 'past',
    })),
  }
}

type Fields = NonNullable<StaffPage['newest']>

function toFields({ effectiveFrom, title, perex, body, seoTitle, seoDescription }: Fields): Fields {
  return { effectiveFrom, title, perex, body, seoTitle, seoDescription }
}

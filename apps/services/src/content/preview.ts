import type { MakePreviewLink, Preview } from '@shop/contract/endpoints/content-endpoints'
import { ok, type Result, refuse } from '@shop/domain/result'
import {
  selectArticleDraft,
  selectBannerDraft,
  selectLandingDraft,
  selectQuestionDraft,
  selectSectionDraft,
  selectWording,
} from '#app/content/drafts.sql'
import { type PreviewPayload, readPreviewToken, signPreview } from '#app/content/preview-token'
import { audit, type Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'
import type { Db } from '#app/store/database'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000

/** An editor sends the address to whoever should read it before everybody else. */
export async function makePreviewLink(context: Context, draft: MakePreviewLink) {
  staffAtWork(context)
  const { db, deps, now } = context
  const until = new Date(now.getTime() + TWO_DAYS)
  if (!(await readDraft(db, draft, until))) return refuse('content_gone')
  const token = signPreview(deps.config.AUTH_SECRET, draft, until)
  await audit(db, context, 'content.preview_link_made', {
    type: draft.kind === 'section' ? 'page' : draft.kind,
    id: draft.slug,
  })
  return ok({ url: `${deps.config.STOREFRONT_URL}/nahled/${token}`, expiresAt: until.toISOString() })
}

export async function readPreview(
  { db, deps, now }: Context,
  { token }: { token: string },
): Promise<Result<Preview, 'link_unknown' | 'link_expired' | 'content_gone'>> {
  const payload = readPreviewToken(deps.config.AUTH_SECRET, token, now)
  if (!payload.ok) return payload
  const preview = await readDraft(db, payload.value, new Date(payload.value.until * 1000))
  return preview ? ok(preview) : refuse('content_gone')
}

async function readDraft(db: Db, { kind, slug, version }: PreviewPayload, until: Date): Promise<Preview | null> {
  const expiresAt = until.toISOString()
  if (kind === 'article') {
    const row = await selectArticleDraft(db, STOREFRONT_ID, slug)
    return row && { kind, row, expiresAt }
  }
  if (kind === 'landing') {
    const row = await selectLandingDraft(db, slug, version)
    return row && { kind, row, expiresAt }
  }
  if (kind === 'question') {
    const row = await selectQuestionDraft(db, STOREFRONT_ID, slug)
    return row && { kind, row, expiresAt }
  }
  if (kind === 'banner') {
    if (!/^\d{1,9}$/.test(slug)) return null
    const row = await selectBannerDraft(db, STOREFRONT_ID, Number(slug))
    return row && { kind, row, expiresAt }
  }
  if (kind === 'section') {
    const row = await selectSectionDraft(db, STOREFRONT_ID, slug)
    return row && { kind, row, expiresAt }
  }
  const row = await selectWording(db, { storefrontId: STOREFRONT_ID, slug, version })
  return row && { kind, row, expiresAt }
}

import type { PublishWording, SaveWordingDraft, SeenDraft } from '@shop/contract/staff/staff-wording'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { checkPublication, wordingLabel } from '@shop/domain/content/wording'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { enqueue } from '#app/store/jobs'
import { showPage } from '#app/wording/show-page'
import { filledFacts, wordingPdf } from '#app/wording/wording-file'
import { insertNotice } from '#app/wording/wording-notices.sql'
import {
  insertDraft,
  lockPage,
  selectDraft,
  selectPublishedWordings,
  updateDraft,
  updatePublishedWording,
} from '#app/wording/wordings.sql'

/** The page and its draft, held until the command is done; who saw another draft is told, and nothing is written. */
async function holdDraft({ db }: Context, slug: string, seen: SeenDraft | null) {
  const pageId = await lockPage(db, slug)
  if (pageId === null) throw notFound()
  const draft = await selectDraft(db, pageId)
  if (draft?.versionId !== seen?.versionId || draft?.revision !== seen?.revision) {
    return refuse('version_conflict', { version: draft?.revision ?? null, changedBy: draft?.changedBy ?? null })
  }
  return ok({ pageId, draft })
}

type Saved = SaveWordingDraft & { slug: string }

export async function saveWordingDraft(context: Context, { slug, seen, reason, ...fields }: Saved) {
  const { db } = context
  const held = await holdDraft(context, slug, seen)
  if (!held.ok) return held
  const { pageId, draft } = held.value
  const taken = (await selectPublishedWordings(db, pageId)).map(({ version }) => version)
  const named = { ...fields, version: wordingLabel(taken, fields.effectiveFrom) }
  await tellHistory(context, reason)
  if (draft) await updateDraft(db, draft.versionId, named)
  const versionId = draft?.versionId ?? (await insertDraft(db, pageId, named))
  await audit(db, context, 'wording.drafted', { type: 'page', id: slug }, { versionId })
  return ok(await showPage(context, pageId, slug))
}

/**
 * Published once and for good: the wording, its PDF and the order to tell people are one transaction. The page itself changes on its day, by
 * the calendar; keys of its copies go out with the row.
 */
export async function publishWording(
  context: Context,
  { slug, seen, notify, reason }: PublishWording & { slug: string },
) {
  const { db, now, requestId, log } = context
  const held = await holdDraft(context, slug, seen)
  if (!held.ok) return held
  const { pageId, draft } = held.value
  if (!draft) return refuse('wording_refused', { reason: 'empty' })
  const published = await selectPublishedWordings(db, pageId)
  const facts = await filledFacts(db, draft)
  const checked = checkPublication({ slug, draft, published, facts, notify, today: toPragueTime(now).date })
  if (!checked.ok) return checked
  await tellHistory(context, reason)
  await updatePublishedWording(db, draft.versionId, now)
  await wordingPdf(context, { ...draft, slug, publishedAt: now })
  if (notify) {
    await insertNotice(db, draft.versionId, now)
    await enqueue(db, 'tell-wording', { versionId: draft.versionId, requestId }, { queue: 'wording-notice' })
  }
  const { version, effectiveFrom } = draft
  await audit(db, context, 'wording.published', { type: 'page', id: slug }, { version, effectiveFrom, notify })
  log.info({ slug, version, effectiveFrom, notify }, 'wording.published')
  return ok(await showPage(context, pageId, slug))
}

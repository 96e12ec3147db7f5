import type { DiscardSection, PublishSection, SaveSection, SeenSection } from '@shop/contract/staff/staff-section'
import { areBlocksDrawn } from '@shop/domain/content/blocks'
import { ok, refuse } from '@shop/domain/result'
import {
  deleteSectionDraft,
  lockSection,
  planSectionDraft,
  publishSectionDraft,
  upsertSectionDraft,
} from '#app/content/sections/sections.sql'
import { showSection } from '#app/content/sections/show-section'
import { wrongInBlocks } from '#app/content/sections/wrong-in-blocks'
import { turnPagesAt } from '#app/content/turn-pages-at'
import { actorId, audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'

/** Held until the command is done; somebody who saw other words is told who was faster, and nothing is written. */
async function holdSection(context: Context, slug: string, seen: SeenSection) {
  if (!(await lockSection(context.db, slug))) throw notFound()
  const section = await showSection(context, slug)
  if (section.seen.live === seen.live && section.seen.draft === seen.draft) return ok(section)
  return refuse('version_conflict', { version: section.seen.live, changedBy: section.changedBy })
}

export async function saveSection(context: Context, { slug, seen, reason, fields }: SaveSection & { slug: string }) {
  const { db } = context
  const held = await holdSection(context, slug, seen)
  if (!held.ok) return held
  if (!areBlocksDrawn(slug, fields.blocks)) throw invalidField('blocks', 'invalid')
  const wrong = await wrongInBlocks(db, fields.blocks, held.value.fields.blocks)
  if (wrong) return refuse('choice_unknown', { field: wrong })
  await tellHistory(context, reason)
  await upsertSectionDraft(db, held.value.sectionId, fields)
  await audit(db, context, 'section.saved', { type: 'page', id: slug })
  return ok(await showSection(context, slug))
}

/** At a moment that is planned the worker does the same, in the name of whoever planned it. */
export async function publishSection(context: Context, { slug, seen, at, reason }: PublishSection & { slug: string }) {
  const { db, now } = context
  const held = await holdSection(context, slug, seen)
  if (!held.ok) return held
  const { sectionId } = held.value
  if (held.value.seen.draft === 0) return refuse('content_incomplete', { missing: ['draft'] })
  const later = at !== null && new Date(at) > now ? new Date(at) : null
  await tellHistory(context, reason)
  if (later) {
    await planSectionDraft(db, sectionId, later, actorId(context.actor) ?? '')
    await turnPagesAt(db, later, now)
  } else {
    await publishSectionDraft(db, sectionId)
  }
  await audit(db, context, later ? 'section.scheduled' : 'section.published', { type: 'page', id: slug })
  return ok(await showSection(context, slug))
}

export async function discardSection(context: Context, { slug, seen, reason }: DiscardSection & { slug: string }) {
  const { db } = context
  const held = await holdSection(context, slug, seen)
  if (!held.ok) return held
  await tellHistory(context, reason)
  await deleteSectionDraft(db, held.value.sectionId)
  await audit(db, context, 'section.discarded', { type: 'page', id: slug })
  return ok(await showSection(context, slug))
}

import type { LandingFields, PublishLanding, SaveLanding, WithdrawLanding } from '@shop/contract/staff/staff-landing'
import { toSlug } from '@shop/domain/catalog/slug'
import { areBlocksDrawn, LANDING, missingOfLanding } from '@shop/domain/content/blocks'
import { ok, refuse } from '@shop/domain/result'
import {
  insertLanding,
  isLandingSlugTaken,
  lockLanding,
  updateLanding,
  updateLandingStart,
} from '#app/content/landings/landings.sql'
import { showLanding } from '#app/content/landings/show-landing'
import { leadOn } from '#app/content/lead-on'
import { wrongInBlocks } from '#app/content/sections/wrong-in-blocks'
import { turnPagesAt } from '#app/content/turn-pages-at'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { unlessTaken } from '#app/store/unless-taken'

export async function createLanding(context: Context, { title }: { title: string }) {
  const { db, now } = context
  const slug = toSlug(title).slice(0, 110).replace(/-+$/, '')
  if (slug === '' || slug.startsWith('newsletter-')) throw invalidField('title', 'invalid')
  await tellHistory(context, '')
  const blocks = [{ type: 'hero', heading: title, body: '', cta: [] }]
  const landingId = await insertLanding(db, { title, slug, blocks, now })
  if (landingId === null) return refuse('name_taken', { field: 'title' })
  await audit(db, context, 'landing.created', { type: 'landing', id: landingId })
  return ok(await showLanding(context, landingId))
}

/** Held until the command is done; somebody who saw an older version is told who was faster, and nothing is written. */
async function holdLanding(context: Context, landingId: number, version: number) {
  if (!(await lockLanding(context.db, landingId))) throw notFound()
  const landing = await showLanding(context, landingId)
  if (landing.version === version) return ok(landing)
  return refuse('version_conflict', { version: landing.version, changedBy: landing.changedBy })
}

function missingOf(fields: LandingFields, from: Date | null): string[] {
  const missing = missingOfLanding(fields)
  if (from !== null && fields.validTo !== null && new Date(fields.validTo) <= from) missing.push('validTo')
  return missing
}

type Saved = SaveLanding & { landingId: number }

export async function saveLanding(context: Context, { landingId, version, reason, fields }: Saved) {
  const { db, now } = context
  const held = await holdLanding(context, landingId, version)
  if (!held.ok) return held
  const { state, fields: was, validFrom } = held.value
  if (await isLandingSlugTaken(db, landingId, fields.slug)) return refuse('name_taken', { field: 'slug' })
  if (!areBlocksDrawn(LANDING, fields.blocks)) throw invalidField('blocks', 'invalid')
  if (fields.blocksB && !areBlocksDrawn(LANDING, fields.blocksB)) throw invalidField('blocksB', 'invalid')
  const before = [...was.blocks, ...(was.blocksB ?? [])]
  const wrong = await wrongInBlocks(db, [...fields.blocks, ...(fields.blocksB ?? [])], before)
  if (wrong) return refuse('choice_unknown', { field: wrong })
  const isEarly = fields.validTo !== null && new Date(fields.validTo) <= new Date(validFrom)
  const missing = state === 'draft' ? (isEarly ? ['validTo'] : []) : missingOf(fields, new Date(validFrom))
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  await tellHistory(context, reason)
  const written = await unlessTaken(db, 'landing_pages_storefront_id_slug_key', () =>
    updateLanding(db, landingId, fields),
  )
  if (!written) return refuse('name_taken', { field: 'slug' })
  if (was.slug !== fields.slug && (state === 'published' || state === 'over')) {
    await leadOn(db, { fromPath: `/lp/${was.slug}`, toPath: `/lp/${fields.slug}`, now })
  }
  if (fields.validTo !== null && new Date(fields.validTo) > now) await turnPagesAt(db, new Date(fields.validTo), now)
  await audit(db, context, 'landing.saved', { type: 'landing', id: landingId })
  return ok(await showLanding(context, landingId))
}

type Published = PublishLanding & { landingId: number }

export async function publishLanding(context: Context, { landingId, version, at, reason }: Published) {
  const { db, now } = context
  const held = await holdLanding(context, landingId, version)
  if (!held.ok) return held
  const later = at !== null && new Date(at) > now ? new Date(at) : null
  const missing = missingOf(held.value.fields, later ?? now)
  if (missing.length > 0) return refuse('content_incomplete', { missing })
  await tellHistory(context, reason)
  await updateLandingStart(db, landingId, later ?? now)
  if (later) await turnPagesAt(db, later, now)
  await audit(db, context, later ? 'landing.scheduled' : 'landing.published', { type: 'landing', id: landingId })
  return ok(await showLanding(context, landingId))
}

export async function withdrawLanding(
  context: Context,
  { landingId, version, reason }: WithdrawLanding & { landingId: number },
) {
  const { db } = context
  const held = await holdLanding(context, landingId, version)
  if (!held.ok) return held
  await tellHistory(context, reason)
  await updateLandingStart(db, landingId, null)
  await audit(db, context, 'landing.withdrawn', { type: 'landing', id: landingId })
  return ok(await showLanding(context, landingId))
}

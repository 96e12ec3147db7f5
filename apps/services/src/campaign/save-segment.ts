import type { SaveSegment, SegmentQuestion } from '@shop/contract/campaign/segment'
import { ok, refuse } from '@shop/domain/result'
import { countSegment, insertSegment, lockSegment, selectSegments, updateSegment } from '#app/campaign/segment.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { onlyRow } from '#app/store/database'

export async function staffSegments({ db, now }: Context) {
  return ok({ segments: await selectSegments(db, null, now) })
}

export async function countPeople({ db, now }: Context, { question }: { question: SegmentQuestion }) {
  return ok({ people: await countSegment(db, question, now) })
}

export async function saveSegment(context: Context, given: SaveSegment) {
  const { db, now } = context
  const { version, name, question, reason } = given
  let { segmentId } = given
  if (segmentId !== null) {
    const current = await lockSegment(db, segmentId)
    if (current === null) throw notFound()
    if (current !== version) return refuse('version_conflict', { version: current, changedBy: null })
  }
  await tellHistory(context, reason)
  if (segmentId === null) segmentId = await insertSegment(db, name, question)
  else if (!(await updateSegment(db, segmentId, { name, question }))) segmentId = null
  if (segmentId === null) return refuse('name_taken', { field: 'name' })
  await audit(db, context, 'segment.saved', { type: 'segment', id: segmentId })
  return ok(onlyRow(await selectSegments(db, segmentId, now)))
}

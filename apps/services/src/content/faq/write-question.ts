import type { PublishQuestion, SaveQuestion, WithdrawQuestion } from '@shop/contract/staff/staff-faq'
import { toSlug } from '@shop/domain/catalog/slug'
import { ok, refuse } from '@shop/domain/result'
import {
  insertQuestion,
  isQuestionSlugTaken,
  lockFaq,
  lockQuestion,
  movePhrases,
  selectFaqTypes,
  updateQuestion,
  updateQuestionPublished,
  wasQuestionPublic,
} from '#app/content/faq/faq.sql'
import { FAQ_ROOT, showQuestion } from '#app/content/faq/show-faq'
import { leadOn } from '#app/content/lead-on'
import { turnPagesAt } from '#app/content/turn-pages-at'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { unlessTaken } from '#app/store/unless-taken'

const SLUG_TRIES = 50

export async function createQuestion(context: Context, { typeId, question }: { typeId: number; question: string }) {
  const { db } = context
  const slug = toSlug(question).slice(0, 110).replace(/-+$/, '')
  if (slug === '') throw invalidField('question', 'invalid')
  // Two at once would stand in one place.
  await lockFaq(db)
  if (!(await isType(context, typeId))) return refuse('choice_unknown', { field: 'typeId' })
  await tellHistory(context, '')
  for (let count = 1; count <= SLUG_TRIES; count += 1) {
    const questionId = await insertQuestion(db, { question, typeId, slug: count === 1 ? slug : `${slug}-${count}` })
    if (questionId === null) continue
    await audit(db, context, 'question.created', { type: 'question', id: questionId })
    return ok(await showQuestion(context, questionId))
  }
  throw invalidField('question', 'invalid')
}

async function isType({ db }: Context, typeId: number): Promise<boolean> {
  return (await selectFaqTypes(db)).some((type) => type.typeId === typeId)
}

/** The question, held until the command is done; somebody who saw an older version is told who was faster, and nothing is written. */
async function holdQuestion(context: Context, questionId: number, version: number) {
  if (!(await lockQuestion(context.db, questionId))) throw notFound()
  const question = await showQuestion(context, questionId)
  if (question.version === version) return ok(question)
  return refuse('version_conflict', { version: question.version, changedBy: question.changedBy })
}

type Saved = SaveQuestion & { questionId: number }

export async function saveQuestion(context: Context, { questionId, version, reason, fields }: Saved) {
  const { db, now } = context
  // Two that take one address wait for each other; types come first, as wherever both are held.
  await lockFaq(db)
  const held = await holdQuestion(context, questionId, version)
  if (!held.ok) return held
  const { state, fields: was, address } = held.value
  if (!(await isType(context, fields.typeId))) return refuse('choice_unknown', { field: 'typeId' })
  if (await isQuestionSlugTaken(db, questionId, fields.slug)) return refuse('name_taken', { field: 'slug' })
  if (state !== 'draft' && fields.answer.trim() === '') return refuse('content_incomplete', { missing: ['answer'] })
  const isKnown = was.slug !== fields.slug && (state === 'published' || (await wasQuestionPublic(db, questionId)))
  await tellHistory(context, reason)
  const written = await unlessTaken(db, 'faq_questions_storefront_id_slug_key', () =>
    updateQuestion(db, questionId, fields),
  )
  if (!written) return refuse('name_taken', { field: 'slug' })
  const saved = await showQuestion(context, questionId)
  if (saved.address !== address) await movePhrases(db, pathOf(address), pathOf(saved.address))
  if (isKnown) await leadOn(db, { fromPath: pathOf(address), toPath: pathOf(saved.address), now })
  await audit(db, context, 'question.saved', { type: 'question', id: questionId })
  return ok(saved)
}

function pathOf(address: string): string {
  return address.slice(address.indexOf(FAQ_ROOT))
}

type Published = PublishQuestion & { questionId: number }

/** Pages, search and what machines read of it follow the row; one that is planned appears by itself. */
export async function publishQuestion(context: Context, { questionId, version, at, reason }: Published) {
  const { db, now } = context
  const held = await holdQuestion(context, questionId, version)
  if (!held.ok) return held
  if (held.value.fields.answer.trim() === '') return refuse('content_incomplete', { missing: ['answer'] })
  const later = at === null ? null : new Date(at)
  // A wrong year in a plan must not show a draft to everybody.
  if (later && later <= now) throw invalidField('at', 'invalid')
  await tellHistory(context, reason)
  await updateQuestionPublished(db, questionId, later ?? now)
  if (later) await turnPagesAt(db, later, now)
  await audit(db, context, later ? 'question.scheduled' : 'question.published', { type: 'question', id: questionId })
  return ok(await showQuestion(context, questionId))
}

export async function withdrawQuestion(
  context: Context,
  { questionId, version, reason }: WithdrawQuestion & { questionId: number },
) {
  const { db } = context
  const held = await holdQuestion(context, questionId, version)
  if (!held.ok) return held
  await tellHistory(context, reason)
  await updateQuestionPublished(db, questionId, null)
  await audit(db, context, 'question.withdrawn', { type: 'question', id: questionId })
  return ok(await showQuestion(context, questionId))
}

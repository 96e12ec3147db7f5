import type { StaffFaq, StaffQuestion } from '@shop/contract/staff/staff-faq'
import { markClaims } from '@shop/czech/mark-claims'
import { articleState } from '@shop/domain/content/article'
import { ok } from '@shop/domain/result'
import { selectFaqTypes, selectQuestion, selectQuestions } from '#app/content/faq/faq.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

export const FAQ_ROOT = '/casto-kladene-dotazy'

export async function staffFaq(context: Context) {
  return ok(await showFaq(context))
}

export async function showFaq({ db, now }: Context): Promise<StaffFaq> {
  const [types, rows] = [await selectFaqTypes(db), await selectQuestions(db)]
  const questions = rows.map(({ answer, publishedAt, updatedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    state: articleState(publishedAt, now),
    claims: markClaims(`${row.question}\n${answer}`).length,
  }))
  return {
    types: types.map((type) => ({ ...type, questions: questions.filter(({ typeId }) => typeId === type.typeId) })),
  }
}

export async function staffQuestion(context: Context, { questionId }: { questionId: number }) {
  return ok(await showQuestion(context, questionId))
}

export async function showQuestion({ db, deps, now }: Context, questionId: number): Promise<StaffQuestion> {
  const row = await selectQuestion(db, questionId)
  if (!row) throw notFound()
  const { typeSlug, ...question } = row
  const types = await selectFaqTypes(db)
  return {
    ...question,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    state: articleState(row.publishedAt, now),
    address: `${deps.config.STOREFRONT_URL}${FAQ_ROOT}/${typeSlug}/${row.fields.slug}`,
    types: types.map(({ typeId, fields }) => ({ id: typeId, name: fields.name })),
  }
}

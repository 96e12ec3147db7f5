import { ok, refuse } from '@shop/domain/result'
import { selectApplication } from '#app/application/applications.sql'
import type { Context } from '#app/http/context'
import { hashSecret } from '#app/store/secret'

export async function readApplication({ db }: Context, { secret }: { secret: string }) {
  const row = await selectApplication(db, hashSecret(secret))
  if (!row) return refuse('link_unknown')
  const { number, kind, state, subject, note, createdAt, answerBy, decidedAt, suppliedAt } = row
  return ok({
    number,
    kind,
    state,
    subject,
    note,
    createdAt: createdAt.toISOString(),
    answerBy: answerBy.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    suppliedAt: suppliedAt?.toISOString() ?? null,
  })
}

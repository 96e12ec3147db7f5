import { isDeepStrictEqual } from 'node:util'
import type { AddSynonym, ChangeSynonym, RemoveSynonym, SynonymWords } from '@shop/contract/setting/synonym'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import {
  deleteSynonym,
  insertSynonym,
  isSynonymTaken,
  lockSynonym,
  selectSynonyms,
  updateSynonym,
} from '#app/setting/synonyms.sql'
import { unlessTaken } from '#app/store/unless-taken'

const SHOWN = 200

export async function synonyms({ db }: Context, { find }: { find: string }) {
  const rows = await selectSynonyms(db, find, SHOWN + 1)
  return ok({ synonyms: rows.slice(0, SHOWN), isCut: rows.length > SHOWN })
}

/** A word that means itself would only make the search do its work twice. */
function isSelf({ phrase, means }: SynonymWords): boolean {
  return phrase.toLocaleLowerCase('cs') === means.toLocaleLowerCase('cs')
}

export async function addSynonym(context: Context, { reason, ...words }: AddSynonym) {
  const { db } = context
  if (isSelf(words)) return refuse('change_refused', { reason: 'self' })
  await tellHistory(context, reason)
  const synonymId = await insertSynonym(db, words)
  if (synonymId === null) return refuse('name_taken')
  await audit(db, context, 'synonym.added', { type: 'synonym', id: synonymId })
  return ok({ synonymId })
}

export async function changeSynonym(
  context: Context,
  { synonymId, seen, reason, ...words }: ChangeSynonym & { synonymId: number },
) {
  const { db } = context
  const current = await lockSynonym(db, synonymId)
  if (!current) throw notFound()
  if (!isDeepStrictEqual(current, seen)) return refuse('version_conflict', { current })
  if (isSelf(words)) return refuse('change_refused', { reason: 'self' })
  if (await isSynonymTaken(db, words, synonymId)) return refuse('name_taken')
  await tellHistory(context, reason)
  const written = await unlessTaken(db, 'search_synonyms_storefront_id_phrase_means_key', () =>
    updateSynonym(db, synonymId, words),
  )
  if (!written) return refuse('name_taken')
  await audit(db, context, 'synonym.changed', { type: 'synonym', id: synonymId })
  return ok({})
}

export async function removeSynonym(
  context: Context,
  { synonymId, seen, reason }: RemoveSynonym & { synonymId: number },
) {
  const { db } = context
  const current = await lockSynonym(db, synonymId)
  if (!current) throw notFound()
  if (!isDeepStrictEqual(current, seen)) return refuse('version_conflict', { current })
  await tellHistory(context, reason)
  await deleteSynonym(db, synonymId)
  await audit(db, context, 'synonym.removed', { type: 'synonym', id: synonymId })
  return ok({})
}

import { invalidField } from '#app/http/request-error'
import type { Db } from '#app/store/database'
import { hashSecret } from '#app/store/secret'
import { claimUploads } from '#app/upload/uploads.sql'

/** The files of a form. One that is gone or was sent with another form is told at its field. */
export async function claimFiles(db: Db, keys: string[], now: Date): Promise<number[]> {
  if (keys.length === 0) return []
  const ids = await claimUploads(db, keys.map(hashSecret), now)
  if (ids.length !== keys.length) throw invalidField('files', 'invalid')
  return ids
}

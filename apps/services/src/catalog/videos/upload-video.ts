import { createHash } from 'node:crypto'
import type { NewVideo } from '@shop/contract/staff/staff-video'
import { readVideo } from '@shop/domain/catalog/video-file'
import { ok } from '@shop/domain/result'
import { toStoredName } from '#app/catalog/pictures/stored-name'
import { insertVideo } from '#app/catalog/videos/videos.sql'
import type { Context } from '#app/http/context'

type Read = ReturnType<typeof readVideo>

/** Before the transaction: sixteen megabytes are decoded and looked through while no connection waits. */
export async function prepareVideo(_context: Context, { content }: NewVideo): Promise<Read> {
  return readVideo(Buffer.from(content, 'base64'))
}

export async function uploadVideo({ db, now }: Context, { name }: NewVideo, read: Read) {
  if (!read.ok) return read
  const bytes = Buffer.from(read.value.bytes.buffer)
  const sha256 = createHash('sha256').update(bytes).digest()
  const hash = sha256.toString('hex').slice(0, 16)
  return ok(await insertVideo(db, { ...read.value, bytes, sha256, hash, name: toStoredName(name, 'video'), now }))
}

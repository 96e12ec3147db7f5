import type { NewPicture } from '@shop/contract/staff/staff-picture'
import type { Crop } from '@shop/domain/catalog/crop-picture'
import { ok } from '@shop/domain/result'
import { type DrawnOriginal, drawCrop, drawOriginal } from '#app/catalog/pictures/draw-original'
import { insertPicture, selectPictureToCrop } from '#app/catalog/pictures/pictures.sql'
import { toStoredName } from '#app/catalog/pictures/stored-name'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

type Drawn = Awaited<ReturnType<typeof drawOriginal>>

// One picture at a time in a process: forty million pixels are 160 MB while they are drawn.
let drawing: Promise<unknown> = Promise.resolve()
function inTurn(work: () => Promise<Drawn>): Promise<Drawn> {
  const turn = drawing.then(work)
  drawing = turn.catch(() => undefined)
  return turn
}

/** Before the transaction: drawing takes a second, and no connection waits for it. */
export function prepareUpload(_context: Context, { content }: NewPicture): Promise<Drawn> {
  return inTurn(() => drawOriginal(Buffer.from(content, 'base64')))
}

export async function uploadPicture({ db, now }: Context, { name }: NewPicture, drawn: Drawn) {
  if (!drawn.ok) return drawn
  return ok(
    await insertPicture(db, {
      ...drawn.value,
      name: toStoredName(name, 'obrazek'),
      croppedFrom: null,
      crop: null,
      now,
    }),
  )
}

type Cropping = Crop & { hash: string }

interface CroppedPicture {
  name: string
  drawn: Drawn
}

export async function prepareCrop({ db }: Context, { hash, ...crop }: Cropping): Promise<CroppedPicture> {
  const kept = await selectPictureToCrop(db, hash)
  if (!kept) throw notFound()
  return { name: kept.name, drawn: await inTurn(() => drawCrop(kept.bytes, crop)) }
}

export async function cropPicture({ db, now }: Context, { hash, ...crop }: Cropping, { name, drawn }: CroppedPicture) {
  if (!drawn.ok) return drawn
  const original: DrawnOriginal = drawn.value
  return ok(await insertPicture(db, { ...original, name, croppedFrom: hash, crop, now }))
}

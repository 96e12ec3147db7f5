import type { ProductPictures } from '@shop/contract/staff/staff-picture'
import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { placePictures } from '@shop/domain/catalog/place-pictures'
import { ok, refuse } from '@shop/domain/result'
import {
  lockStoredPictures,
  type PictureRow,
  replacePictures,
  selectPlacedPictures,
  updateAttached,
} from '#app/catalog/pictures/pictures.sql'
import type { Context } from '#app/http/context'

interface Taken {
  rows: PictureRow[]
  /** Of the store, shown from now on. */
  hashes: string[]
}

const UNKNOWN = refuse('choice_unknown', { field: 'pictures' })

/** What is to stand in the gallery: pictures of this product as they are, of the store, and nothing else. */
export async function takePictures({ db }: Context, product: StaffProduct, wanted: ProductPictures) {
  const held = new Map(product.pictures.map((one) => [one.imageId, one]))
  const packs = new Set(product.variants.map(({ variantId }) => variantId))
  const stored = await lockStoredPictures(
    db,
    wanted.flatMap(({ hash }) => hash ?? []),
  )
  const byHash = new Map(stored.map((one) => [one.hash, one]))
  const places = placePictures(await selectPlacedPictures(db, product.productId), wanted)
  const rows: PictureRow[] = []
  for (const [index, { imageId, hash, variantId, alt }] of wanted.entries()) {
    const before = imageId === null ? undefined : held.get(imageId)
    if ((imageId !== null && !before) || (variantId !== null && !packs.has(variantId))) return UNKNOWN
    const shown = before?.hash === hash ? before : hash === null ? undefined : byHash.get(hash)
    if (!shown) return UNKNOWN
    const { key, width, height } = shown
    rows.push({ imageId, variantId, hash, alt: alt.trim(), key, width, height, position: places[index] ?? index + 1 })
  }
  return ok<Taken>({ rows, hashes: [...byHash.keys()] })
}

export async function writePictures({ db, now }: Context, productId: number, { rows, hashes }: Taken): Promise<void> {
  await updateAttached(db, hashes, now)
  await replacePictures(db, productId, rows)
}

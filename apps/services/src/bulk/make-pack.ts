import { VariantFields } from '@shop/contract/staff/staff-product'
import { BULK_FIELDS, type BulkChange, isSameValue } from '@shop/domain/bulk/bulk-field'
import { toSlug } from '@shop/domain/catalog/slug'
import { findNames, findSkus } from '#app/bulk/bulk-goods.sql'
import type { Settled, SliceRow } from '#app/bulk/bulk-rows.sql'
import { type HeldProduct, heldValue, labelled } from '#app/bulk/held-goods'
import { loadGoods } from '#app/bulk/load-goods'
import { toFields } from '#app/bulk/plan-new'
import { decideRow, type Slice } from '#app/bulk/slice'
import { problem, tryChanges } from '#app/bulk/try-changes'
import { lostParticulars } from '#app/catalog/products/hold-product'
import { insertProduct } from '#app/catalog/products/product-parts.sql'
import { insertVariant } from '#app/catalog/products/variants.sql'
import type { CommandContext } from '#app/http/context'
import { inSavepoint } from '#app/store/database'

/** How many products may have one name. */
const SLUG_TRIES = 50

/** A pack that is not there yet, in its product or in a draft made for it; when it is refused, neither was ever there. */
export async function makeNew(context: CommandContext, slice: Slice, row: SliceRow): Promise<Settled> {
  const { goods, made, drafts } = slice
  const before = { held: new Map(goods.held), made: new Map(made) }
  try {
    return await inSavepoint(context.db, async () => {
      const placed = row.productId === null ? await place(context, slice, row) : row
      const settled = placed ? await makePack(context, slice, placed) : refusedRow(row, problem('edited_since'))
      if (settled.state === 'refused') throw new RowRefused(settled)
      return settled
    })
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    for (const id of goods.held.keys()) if (!before.held.has(id)) drafts.delete(id)
    goods.held = before.held
    slice.made = before.made
    return { ...error.settled, productId: row.productId, variantId: null }
  }
}

class RowRefused extends Error {
  readonly settled: Settled
  constructor(settled: Settled) {
    super('row refused')
    this.settled = settled
  }
}

/** Only into what this very change has made: of a product that somebody else gave the name meanwhile, the difference knew nothing. */
async function place({ db }: CommandContext, slice: Slice, row: SliceRow): Promise<SliceRow | null> {
  const { goods, made, drafts, ownVersions } = slice
  const name = nameOfNew(row)
  const own = made.get(name)
  if (own !== undefined) {
    const isOurs = drafts.has(own) || goods.held.get(own)?.product.version === ownVersions.get(own)
    return isOurs ? { ...row, productId: own } : null
  }
  if ((await findNames(db, [name])).has(name)) return null
  const productId = await makeDraft(db, name, row.seen.kind ?? '')
  if (productId === null) return row
  const { held, places } = await loadGoods(db, slice.listId, [productId])
  for (const [id, one] of held) goods.held.set(id, one)
  for (const [id, one] of places) goods.places.set(id, one)
  made.set(name, productId)
  drafts.add(productId)
  return { ...row, productId }
}

export function nameOfNew({ changes }: Pick<SliceRow, 'changes'>): string {
  return String(changes.find(({ field }) => field === 'productName')?.after ?? '')
}

async function makeDraft(db: CommandContext['db'], name: string, kind: string): Promise<number | null> {
  const slug = toSlug(name)
  for (let count = 1; slug !== '' && count <= SLUG_TRIES; count += 1) {
    const id = await insertProduct(db, { kind, name, slug: count === 1 ? slug : `${slug}-${count}` })
    if (id !== null) return id
  }
  return null
}

type Problems = Settled['problems'][number][]

function refusedRow({ line, productId }: SliceRow, ...problems: Problems): Settled {
  return { line, state: 'refused', variantId: null, productId, problems, done: {} }
}

/** As `addVariant` does: without a price nobody sees it, so the price alone may be missing. */
async function makePack({ db }: CommandContext, slice: Slice, row: SliceRow): Promise<Settled> {
  const refused = (...problems: Problems) => refusedRow(row, ...problems)
  const held = row.productId === null ? undefined : slice.goods.held.get(row.productId)
  if (!held || row.productId === null) return refused(problem('invalid', { column: 'productName' }))
  const { productVersion } = row.seen
  const isOwn = productVersion === undefined || productVersion === held.product.version
  if (!isOwn && slice.ownVersions.get(row.productId) !== held.product.version) return refused(problem('edited_since'))
  const fields = VariantFields.safeParse(toFields(row.sku, held.product.kind, row.changes))
  if (!fields.success) return refused(problem('invalid'))
  const { ean } = fields.data
  const isTaken = (await findSkus(db, [row.sku])).length > 0 || (ean !== null && slice.eanOwners.has(ean))
  if (isTaken) return refused(problem('code_taken', { column: 'sku', cell: row.sku }))
  const lost = lostParticulars(held.product, withPack(held, 0, fields.data).product).filter((one) => one !== 'price')
  if (lost.length > 0) return refused(...lost.map((hint) => problem('label_incomplete', { hint })))
  const rest = restOf(slice, row, held)
  const tried = tryChanges(withPack(held, 0, fields.data), 0, rest, { book: slice.book, isUndo: false })
  if (!tried.ok) return refused(...tried.problems)
  const isFirst = held.product.variants.length === 0
  const variantId = await insertVariant(db, row.productId, { ...fields.data, isDefault: isFirst })
  slice.goods.held.set(row.productId, withPack(held, variantId, { ...fields.data, isDefault: isFirst }))
  slice.goods.ledgers.set(variantId, [])
  return decideRow(slice, { ...row, variantId, seen: { ...row.seen, priceHead: 0 } }, rest)
}

/** What it says about its product and its price is written as of any other row. A draft made for it knows nothing yet. */
function restOf({ book }: Slice, row: SliceRow, held: HeldProduct): BulkChange[] {
  return row.changes.flatMap((change): BulkChange[] => {
    const { of } = BULK_FIELDS[change.field]
    if (of === 'pack') return []
    if (of === 'price' || change.before !== null) return [change]
    const before = heldValue(held, null, change.field, book)
    return isSameValue(before, change.after) ? [] : [{ ...change, before }]
  })
}

function withPack(held: HeldProduct, variantId: number, fields: VariantFields): HeldProduct {
  const pack = { ...fields, variantId, version: 1, price: null, onHand: 0, inBatches: 0, shelf: null }
  return labelled({ ...held, product: { ...held.product, variants: [...held.product.variants, pack] } })
}

import { COLUMN_NAMES, COLUMN_WORDS } from '@shop/contract/bulk/bulk-columns'
import { type BulkColumn, type BulkField, type BulkValue, isPrice } from '@shop/domain/bulk/bulk-field'
import { selectBulkFile } from '#app/bulk/bulk-changes.sql'
import { selectBook, selectProductPage } from '#app/bulk/bulk-goods.sql'
import { selectTableRows } from '#app/bulk/bulk-rows.sql'
import { type HeldProduct, heldValue } from '#app/bulk/held-goods'
import { loadGoods, priceAt } from '#app/bulk/load-goods'
import { writeTable } from '#app/bulk/write-table'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { selectPriceList, selectShopNow } from '#app/price/ledger.sql'

const CSV = 'text/csv; charset=utf-8'

export async function bulkFile(
  { db }: Context,
  { bulkId, which }: { bulkId: number; which: 'source' | 'difference' | 'errors' },
) {
  const bulk = await selectBulkFile(db, bulkId)
  if (!bulk) throw notFound()
  if (which === 'source') {
    if (!bulk.file) throw notFound()
    return { filename: `import-${bulkId}.csv`, contentType: 'text/csv', pieces: [bulk.file] }
  }
  const rows = await selectTableRows(db, bulkId, which)
  const table =
    which === 'errors'
      ? [
          [...bulk.headers, 'řádek', 'chyba'],
          ...rows.map(({ line, cells, problems }) => [
            ...bulk.headers.map((_, index) => cells[index] ?? ''),
            String(line),
            problems.map(({ code, column, hint }) => [code, column, hint].filter(Boolean).join(' ')).join(', '),
          ]),
        ]
      : [
          ['řádek', 'SKU', 'zboží', 'pole', 'v obchodě', 'v souboru'],
          ...rows.flatMap(({ line, sku, title, changes }) =>
            changes.map(({ field, before, after }) => [
              ...[String(line), sku, title, COLUMN_NAMES[field][0]],
              ...[toText(field, before), toText(field, after)],
            ]),
          ),
        ]
  return {
    filename: `${which === 'errors' ? 'chyby' : 'rozdil'}-${bulkId}.csv`,
    contentType: CSV,
    pieces: [writeTable(table)],
  }
}

function toText(field: BulkField, value: BulkValue): string {
  if (value === null) return ''
  if (isPrice(value)) return toCrowns(value.amount)
  if (Array.isArray(value)) return value.join(' | ')
  const words: Readonly<Record<string, string>> = field in COLUMN_WORDS ? COLUMN_WORDS[field as 'unit'] : {}
  return Object.entries(words).find(([, one]) => one === value)?.[0] ?? String(value).replace(/^(\d+)\.(\d+)$/, '$1,$2')
}

const toCrowns = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')

const TEMPLATE = [
  ...([
    'productName',
    'packName',
    'ean',
    'netWeightG',
    'grossWeightG',
    'volumeMl',
    'widthMm',
    'heightMm',
    'depthMm',
  ] as const),
  ...([
    'vatClass',
    'unit',
    'unitQuantity',
    'multipack',
    'packStatus',
    'brand',
    'originCountry',
    'storageText',
    'approvalNumber',
  ] as const),
  ...(['maker', 'makerCountry', 'euPerson', 'warnings', 'shortDescription', 'categories'] as const),
] as const satisfies readonly BulkField[]

/** Every pack as it is, written slice by slice. */
export async function importTemplate({ db }: Context) {
  const list = await selectPriceList(db, 'maloobchod')
  if (!list) throw notFound()
  return { filename: 'cenich-zbozi.csv', contentType: CSV, pieces: writeTemplate(db, list.id) }
}

const PAGE = 200

async function* writeTemplate(db: Context['db'], listId: number): AsyncIterable<string> {
  const columns: BulkColumn[] = ['sku', ...TEMPLATE, 'price', 'salePrice']
  yield writeTable([columns.map((column) => COLUMN_NAMES[column][0])])
  const book = await selectBook(db)
  const now = await selectShopNow(db)
  for (
    let ids = await selectProductPage(db, 0, PAGE);
    ids.length > 0;
    ids = await selectProductPage(db, ids.at(-1) ?? 0, PAGE)
  ) {
    const goods = await loadGoods(db, listId, ids)
    const rows = ids.flatMap((id) => {
      const held = goods.held.get(id) as HeldProduct
      return held.product.variants.map(({ sku, variantId }) => {
        const price = priceAt(goods.ledgers, variantId, now)
        const amount = price ? toCrowns(price.amount) : ''
        return [
          sku,
          ...TEMPLATE.map((field) => toText(field, heldValue(held, variantId, field, book))),
          ...(price?.kind === 'sale' ? ['', amount] : [amount, '']),
        ]
      })
    })
    if (rows.length > 0) yield `\r\n${writeTable(rows).slice(1)}`
  }
}

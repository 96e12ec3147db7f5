import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let warehouse: Browser
let batchId: number
beforeAll(async () => {
  warehouse = await newStaff(shop, 'staff_warehouse')
  const { value } = await warehouse.call('stockBatches', { variantId: await variantId(shop, SKU.bag2) })
  batchId = value.batches.find(({ code }) => code.startsWith('L2610'))?.batchId ?? 0
})

const TOLD = { laboratory: 'SVÚ Jihlava', protocol: 'P-1', analysedOn: '2026-10-20' }
const read = async () => (await warehouse.call('batchAnalysis', { batchId })).value

test('what a laboratory wrote is kept, read by visitors while the batch is sold, and told in its history', async () => {
  const [first] = (await read()).figures
  const code = first?.code ?? ''
  const saved = await warehouse.call('saveBatchAnalysis', {
    batchId,
    version: null,
    ...TOLD,
    figures: { [code]: 26.3 },
  })
  expect(saved.value.version).toBe(1)
  expect(await read()).toMatchObject({ laboratory: 'SVÚ Jihlava', version: 1 })
  await query(
    shop,
    `update shop.batches b set on_hand = reserved where code like 'L2609%' and variant_id = (select variant_id from shop.batches where id = $1)`,
    [batchId],
  )
  const shown = await query<{ figures: object }>(
    shop,
    `select s.figures from shop.sold_batches((select v.product_id from shop.batches b join shop.variants v on v.id = b.variant_id where b.id = $1)) s
      join shop.batches b on b.code = s.code where b.id = $1`,
    [batchId],
  )
  expect(shown).toEqual([{ figures: { [code]: 26.3 } }])
  const { changes } = (await warehouse.call('rowHistory', { table: 'batch_analyses', key: String(batchId) })).value
  expect(changes).toMatchObject([{ kind: 'added', actorKind: 'staff' }])
})

test('microbiology and the protocol itself are kept as they came, for the page, the passport and whoever downloads it', async () => {
  const { version, figures } = await read()
  const pdf = Buffer.from('%PDF-1.4 protokol')
  const SALMONELLA = { name: 'Salmonella', value: 'negativní', unit: 'v 25 g', limit: 'negativní' }
  const save = (more: object) =>
    warehouse.call('saveBatchAnalysis', {
      ...{ batchId, version, ...TOLD, figures: { [figures[0]?.code ?? '']: 26.3 } },
      ...more,
    })
  expect((await save({ protocolFile: Buffer.from('<html>').toString('base64') })).error.code).toBe('invalid_input')
  expect((await save({ findings: [{ ...SALMONELLA, value: '' }] })).error.code).toBe('invalid_input')
  const saved = await save({ findings: [SALMONELLA], protocolFile: pdf.toString('base64') })
  expect(saved.status).toBe(200)
  const kept = await read()
  expect(kept).toMatchObject({ findings: [SALMONELLA], protocolHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const hash = kept.protocolHash ?? ''
  const file = await visit(shop).call('batchProtocol', { hash })
  expect(file.value).toMatchObject({ contentType: 'application/pdf', content: pdf.toString('base64') })
  expect((await visit(shop).call('batchProtocol', { hash: 'ab'.repeat(32) })).status).toBe(404)
  const shown = await query(
    shop,
    `select s.findings, s.protocol_hash as hash from shop.analysed_batches((select v.product_id from shop.batches b join shop.variants v on v.id = b.variant_id where b.id = $1)) s
      join shop.batches b on b.code = s.code where b.id = $1`,
    [batchId],
  )
  expect(shown).toEqual([{ findings: [SALMONELLA], hash }])

  await query(
    shop,
    `insert into shop.printed_tags (uid, kind, batch_id, created_at) values ('rozborsarzerozborsar', 'batch', $1, now()) on conflict do nothing`,
    [batchId],
  )
  const [{ uid } = { uid: '' }] = await query<{ uid: string }>(
    shop,
    'select uid from shop.printed_tags where batch_id = $1',
    [batchId],
  )
  expect((await visit(shop).call('tag', { uid })).value).toMatchObject({
    analysis: { findings: [SALMONELLA], protocolHash: hash, figures: [{ percent: 26.3 }] },
  })
  // Who writes only percents takes nothing of the rest away.
  const again = await warehouse.call('saveBatchAnalysis', {
    ...{ batchId, version: kept.version, ...TOLD, figures: { [figures[0]?.code ?? '']: 26 } },
  })
  expect(again.status).toBe(200)
  expect(await read()).toMatchObject({ findings: [SALMONELLA], protocolHash: hash })
})

test('two who write at once do not write over each other', async () => {
  const { version, figures } = await read()
  const code = figures[0]?.code ?? ''
  const save = (percent: number) =>
    warehouse.call('saveBatchAnalysis', { batchId, version, ...TOLD, figures: { [code]: percent } })
  const answers = await Promise.all([save(25), save(24)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('only what the label declares is measured, and not in the future', async () => {
  const { version } = await read()
  const save = (more: object) =>
    warehouse.call('saveBatchAnalysis', { batchId, version, ...TOLD, figures: { nothing: 1 }, ...more })
  expect((await save({})).status).toBe(400)
  expect((await save({ figures: {} })).status).toBe(400)
  const code = (await read()).figures[0]?.code ?? ''
  expect((await save({ figures: { [code]: 1 }, analysedOn: '2099-01-01' })).status).toBe(400)
})

test('support reads it and does not write it', async () => {
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('batchAnalysis', { batchId })).status).toBe(200)
  const refused = await support.call('saveBatchAnalysis', { batchId, version: 1, ...TOLD, figures: { x: 1 } })
  expect(refused.status).toBe(403)
})

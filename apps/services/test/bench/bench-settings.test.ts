import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { placeOrder, query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop({ PRINTERS: 'zebra-1=127.0.0.1:9100,zebra-9=127.0.0.1:9109' })
let admin: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
})

const read = async () => (await admin.call('benchSettings', {})).value

test('a printer is added by a code the configuration knows', async () => {
  expect((await read()).unusedCodes).toEqual(['zebra-9'])
  const unknown = await admin.call('addPrinter', { code: 'zebra-7', name: 'Zebra 7', kind: 'zpl' })
  expect(unknown.error.code).toBe('printer_unknown')
  expect((await admin.call('addPrinter', { code: 'zebra-9', name: 'Zebra 9', kind: 'zpl' })).status).toBe(201)
  const taken = await admin.call('addPrinter', { code: 'zebra-9', name: 'Jiná', kind: 'pdf' })
  expect(taken.error.code).toBe('name_taken')
  expect((await read()).unusedCodes).toEqual([])
})

test('a bench is added, renamed, given another printer and put out of use', async () => {
  const printerId = (await read()).printers.find(({ code }) => code === 'zebra-1')?.printerId ?? 0
  const other = (await read()).printers.find(({ code }) => code === 'prohlizec')?.printerId ?? 0
  const { value } = await admin.call('addBench', { name: 'Stůl 9', printerId })
  const { benchId } = value
  expect((await admin.call('addBench', { name: 'Stůl 9', printerId })).error.code).toBe('name_taken')
  const change = { benchId, name: 'U okna', printerId: other, isActive: true }
  expect((await admin.call('changeBench', { ...change, name: 'Stůl 1' })).error.code).toBe('name_taken')
  expect((await admin.call('changeBench', change)).status).toBe(200)
  expect((await admin.call('changeBench', { ...change, isActive: false })).status).toBe(200)
  expect((await read()).benches.find((bench) => bench.benchId === benchId)).toEqual({
    ...{ benchId, name: 'U okna', printerId: other, isActive: false },
  })
  expect((await admin.call('benches', {})).value.benches.map(({ name }) => name)).not.toContain('U okna')
  const written = await query<{ action: string }>(
    shop,
    `select action from internal.audit_log where object_type = 'bench' order by id`,
  )
  expect(written.map(({ action }) => action)).toEqual(['bench.added', 'bench.changed', 'bench.changed'])
})

test('nobody is left standing at a bench that goes out of use', async () => {
  const [bench] = (await read()).benches
  if (!bench) throw new Error('There is no bench.')
  const { orderId } = await placeOrder(shop, 'dobirka')
  await query(shop, 'insert into internal.packings (order_id, bench_id, began_at) values ($1, $2, now())', [
    orderId,
    bench.benchId,
  ])
  expect((await admin.call('changeBench', { ...bench, isActive: false })).error.code).toBe('bench_busy')
  await query(shop, 'update internal.packings set ended_at = now() where order_id = $1', [orderId])
  expect((await admin.call('changeBench', { ...bench, isActive: false })).status).toBe(200)
})

test('is the work of admins', async () => {
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('benchSettings', {})).status).toBe(403)
})

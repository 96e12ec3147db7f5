import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductPictures } from '@shop/contract/staff/staff-picture'
import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { takePort } from '@shop/database/take-port'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { openShop } from '../open-shop.ts'
import { runJob } from '../paying.ts'
import { openGoodsDesk, plainPicture } from './goods-desk.ts'

vi.setConfig({ testTimeout: 60_000 })

const shop = openShop()
const desk = openGoodsDesk(shop)
const { newProduct } = desk
const plain = plainPicture
const upload = (bytes: Buffer, name = 'Losos 2 kg (přední).JPG') => desk.uploadPicture(bytes, name)

async function read(hash: string, name: string): Promise<Buffer> {
  return (await shop.app.inject({ url: `/pictures/${hash}/${name}` })).rawPayload
}

const picture = (hash: string, alt: string, imageId: number | null = null): ProductPictures[number] => ({
  ...{ imageId, hash, alt, variantId: null },
})
const save = (product: StaffProduct, pictures: ProductPictures) => desk.save(product, { pictures })

test('a photograph is kept upright, without what the camera wrote into it, once', async () => {
  const photo = await plain(800, 600)
    .withExif({ IFD0: { Copyright: 'Ivana' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { status, value } = await upload(photo)
  expect([status, value.key, value.width, value.height]).toEqual([201, 'losos-2-kg-predni', 600, 800])
  const kept = await read(value.hash, value.key)
  const facts = await sharp(kept).metadata()
  expect([facts.format, facts.width, facts.exif, facts.orientation]).toEqual(['webp', 600, undefined, undefined])

  expect((await upload(photo, 'jinak.png')).value).toEqual(value)
  expect((await shop.app.inject({ url: `/pictures/${value.hash}/jinak` })).statusCode).toBe(404)
})

test.each<[string, () => Promise<Buffer>, string]>([
  [
    'a vector picture',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    'file_broken',
  ],
  ['no picture', async () => Buffer.from('%PDF-1.7'), 'file_broken'],
  ['half a picture', async () => (await plain(800, 800).png().toBuffer()).subarray(0, 200), 'file_broken'],
  ['more pixels than a camera has', () => plain(8000, 5100).png().toBuffer(), 'file_broken'],
  ['a stamp', () => plain(200, 200).png().toBuffer(), 'picture_small'],
])('%s is refused', async (_name, make, code) => {
  const { status, error } = await upload(await make())
  expect([status, error.code]).toEqual([409, code])
})

test('AVIF and PNG with nothing behind it are pictures', async () => {
  const avif = await upload(await plain(600, 600).avif({ effort: 0 }).toBuffer(), 'a.avif')
  const png = await upload(
    await sharp({ create: { width: 600, height: 500, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
      .png()
      .toBuffer(),
  )
  expect([avif.status, png.status]).toEqual([201, 201])
  expect((await sharp(await read(png.value.hash, png.value.key)).metadata()).hasAlpha).toBe(true)
})

test('only who describes goods uploads pictures', async () => {
  const content = (await plain(600, 600).png().toBuffer()).toString('base64')
  expect((await desk.petr().call('uploadPicture', { name: 'a.png', content })).status).toBe(403)
})

test('a cut is a picture with an address of its own, and the whole one stays to be cut again', async () => {
  const { value: whole } = await upload(await plain(1200, 900, '#226633').png().toBuffer(), 'miska.png')
  const { value: cut } = await desk
    .ivana()
    .call('cropPicture', { hash: whole.hash, x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(cut).toMatchObject({ width: 600, height: 900, key: 'miska', crop: { x: 0.25, width: 0.5 } })
  expect(cut.hash).not.toBe(whole.hash)
  expect(cut.source).toMatchObject({ hash: whole.hash, width: 1200 })
  const small = await desk.ivana().call('cropPicture', { hash: whole.hash, x: 0, y: 0, width: 0.1, height: 1 })
  expect(small.error.code).toBe('picture_small')
  const gone = await desk.ivana().call('cropPicture', { hash: '0'.repeat(16), x: 0, y: 0, width: 1, height: 1 })
  expect(gone.status).toBe(404)
})

test('a product takes pictures, moves, describes and drops them, and the history has only what changed', async () => {
  const [one, two] = await Promise.all(
    ['#111111', '#222222'].map(async (color) => (await upload(await plain(700, 700, color).png().toBuffer())).value),
  )
  if (!one || !two) throw new Error('Two pictures were uploaded.')
  const draft = await newProduct('Miska s obrázky')
  const { value: both } = await save(draft, [picture(one.hash, 'Miska'), picture(two.hash, '')])
  expect(both.version).toBeGreaterThan(draft.version)
  expect(both.pictures).toMatchObject([
    { hash: one.hash, alt: 'Miska', width: 700, source: { hash: one.hash } },
    { hash: two.hash, alt: '' },
  ])
  expect(both.label.missing).toContain('picture_alt')

  // Somebody who saw the product without them is told so.
  expect((await save(draft, [])).error.code).toBe('version_conflict')

  const ids = both.pictures.map(({ imageId }) => imageId)
  const turned = await save(both, [picture(two.hash, 'Miska shora', ids[1]), picture(one.hash, 'Miska', ids[0])])
  expect(turned.value.pictures.map(({ imageId, alt }) => [imageId, alt])).toEqual([
    [ids[1], 'Miska shora'],
    [ids[0], 'Miska'],
  ])
  expect(turned.value.label.missing).not.toContain('picture_alt')
  const { value: last } = await save(turned.value, [picture(two.hash, 'Miska shora', ids[1])])
  expect(last.pictures).toHaveLength(1)

  const { rows } = await shop.database.pool.query(
    `select kind, count(*)::int as count from internal.row_history where table_name = 'images' and row_key = any ($1) group by 1 order by 1`,
    [ids.map(String)],
  )
  expect(rows).toEqual([
    { kind: 'added', count: 2 },
    { kind: 'changed', count: 2 },
    { kind: 'removed', count: 1 },
  ])
})

test('what nobody uploaded, a picture of another product and a pack of another product are refused', async () => {
  const { value: stored } = await upload(await plain(640, 640, '#445566').png().toBuffer())
  const first = await newProduct('Miska první')
  const { value: taken } = await save(first, [picture(stored.hash, 'Miska')])
  const second = await newProduct('Miska druhá')
  const foreign = [
    [picture('0'.repeat(16), 'Nic')],
    [picture(stored.hash, 'Cizí', taken.pictures[0]?.imageId ?? 0)],
    [{ ...picture(stored.hash, 'Cizí balení'), variantId: 1 }],
  ]
  for (const pictures of foreign) {
    const { error } = await desk.ivana().call('saveProduct', {
      productId: second.productId,
      version: second.version,
      pictures,
    })
    expect(error).toMatchObject({ code: 'choice_unknown', details: { field: 'pictures' } })
  }
})

test('what nobody took is removed after a week; what was shown once, and what a shown one was cut from, stay', async () => {
  const colors = ['#123456', '#654321', '#abcdef']
  const [unused, shown, whole] = await Promise.all(
    colors.map(async (color) => (await upload(await plain(1000, 1000, color).png().toBuffer())).value),
  )
  if (!unused || !shown || !whole) throw new Error('Three pictures were uploaded.')
  const { value: cut } = await desk
    .ivana()
    .call('cropPicture', { hash: whole.hash, x: 0, y: 0, width: 0.5, height: 0.5 })
  const product = await newProduct('Miska na týden')
  const { value: saved } = await save(product, [picture(shown.hash, 'Miska'), picture(cut.hash, 'Okraj misky')])
  await save(saved, [picture(cut.hash, 'Okraj misky', saved.pictures[1]?.imageId)])

  const hashes = [unused.hash, shown.hash, whole.hash, cut.hash]
  await shop.database.pool.query(
    `update internal.picture_originals set created_at = created_at - interval '8 days' where hash = any ($1)`,
    [hashes],
  )
  await runJob(shop, 'purge-expired')
  expect(shop.logLines.filter((line) => line.includes('purge_failed'))).toEqual([])
  const { rows } = await shop.database.pool.query('select hash from internal.picture_originals where hash = any ($1)', [
    hashes,
  ])
  expect(rows.map(({ hash }) => hash).sort()).toEqual([shown.hash, whole.hash, cut.hash].sort())
})

test('the bytes behind an address cannot be changed', async () => {
  await expect(shop.deps.pool.query(`update internal.picture_originals set bytes = ''`)).rejects.toThrow(
    'permission denied',
  )
})

const IMAGES = join(import.meta.dirname, '../../../images/src/server.ts')
const started: { child: ChildProcess; folder: string }[] = []
afterAll(async () => {
  for (const { child, folder } of started) {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})

/** A process of pictures with a disk of its own. */
async function startImages(servicesUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cenich-pictures-'))
  const port = String(await takePort())
  const child = spawn(process.execPath, [IMAGES], {
    env: { MEDIA_DIR: folder, CACHE_DIR: join(folder, 'cache'), PORT: port, SERVICES_URL: servicesUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push({ child, folder })
  for await (const output of child.stdout ?? []) if (String(output).includes('service.ready')) break
  return `http://127.0.0.1:${port}`
}

test('two image processes with disks of their own show a picture that was uploaded once', async () => {
  const { value } = await upload(await plain(1000, 800, '#3355aa').png().toBuffer(), 'pelech.png')
  const processes = await Promise.all([0, 1].map(() => startImages(shop.url)))
  const address = `/${value.hash}/640/pelech.webp`
  const answers = await Promise.all(processes.map((url) => fetch(url + address)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const sizes = await Promise.all(
    answers.map(async (answer) => (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width),
  )
  expect(sizes).toEqual([640, 640])
})

import { expect, test, vi } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { openGoodsDesk, plainPicture } from './goods-desk.ts'
import { tinyFilm } from './tiny-film.ts'

vi.setConfig({ testTimeout: 60_000 })

const shop = openShop()
const desk = openGoodsDesk(shop)
const { newProduct } = desk
const upload = (bytes: Buffer, name = 'Miska (zblízka).mp4') => desk.uploadVideo(bytes, name)
const poster = async (background = '#225577') =>
  (await desk.uploadPicture(await plainPicture(800, 600, background).png().toBuffer(), 'nahled.png')).value
const save = (product: Awaited<ReturnType<typeof newProduct>>, video: object | null) =>
  desk.save(product, { video: video as never })

test('a film is stored without the place it was filmed at, once, and given by its address', async () => {
  const film = tinyFilm('avc1', 'granule padají')
  expect(film.toString('latin1')).toContain('+49.1951')
  const { status, value } = await upload(film)
  expect([status, value]).toEqual([
    201,
    { hash: value.hash, key: 'miska-zblizka', width: 640, height: 360, seconds: 12 },
  ])
  const kept = await shop.app.inject({ url: `/videos/${value.hash}/miska-zblizka` })
  expect([kept.statusCode, kept.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(kept.rawPayload.toString('latin1')).not.toContain('49.1951')
  expect(kept.rawPayload.toString('latin1')).toContain('granule padaj')
  expect((await upload(film, 'jinak.mp4')).value).toEqual(value)
  expect((await shop.app.inject({ url: `/videos/${value.hash}/jinak` })).statusCode).toBe(404)
})

test.each([
  ['a page', Buffer.from('<html>'), 'format'],
  ['a film that browsers do not play', tinyFilm('hvc1', 'x'), 'codec'],
])('%s is refused by name', async (_, bytes, reason) => {
  expect((await upload(bytes)).error).toMatchObject({ code: 'file_broken', details: { reason } })
})

test('a product shows one film with its picture and words; without them, or with an unknown one, it does not', async () => {
  const product = await newProduct('Miska s videem')
  const { value: film } = await upload(tinyFilm('avc1', 'miska'))
  const { hash: posterHash } = await poster()
  const wanted = { hash: film.hash, posterHash, description: 'Ruka sype granule do misky.' }
  expect((await save(product, { ...wanted, description: ' ' })).status).toBe(400)
  expect((await save(product, { ...wanted, posterHash: '' })).status).toBe(400)
  const unknown = await save(product, { ...wanted, hash: '0'.repeat(16) })
  expect(unknown.error).toMatchObject({ code: 'choice_unknown', details: { field: 'video' } })
  expect((await save(product, { ...wanted, posterHash: '0'.repeat(16) })).error.code).toBe('choice_unknown')

  await query(shop, 'delete from internal.page_changes')
  const { value: saved } = await save(product, wanted)
  expect(saved.video).toMatchObject({ ...film, description: wanted.description, poster: { hash: posterHash } })
  const noted = await query<{ keys: string[] }>(shop, 'select keys from internal.page_changes')
  expect(noted.flatMap(({ keys }) => keys)).toContain(`product:${product.productId}`)
  const { value: same } = await save(saved, wanted)
  const { value: none } = await save(same, null)
  expect(none.video).toBeNull()
  const past = await query(
    shop,
    `select kind from internal.row_history where table_name = 'product_videos' and row_key = $1 order by id`,
    [String(product.productId)],
  )
  expect(past).toEqual([{ kind: 'added' }, { kind: 'removed' }])
})

test('what nobody took is removed after a week, what was shown once stays, and no byte of it can be changed', async () => {
  const [{ value: unused }, { value: shown }] = [
    await upload(tinyFilm('avc1', 'nikdo')),
    await upload(tinyFilm('avc1', 'nekdo')),
  ]
  const { hash: posterHash } = await poster('#aa7722')
  await save(await newProduct('Miska na týden s videem'), { hash: shown.hash, posterHash, description: 'Miska.' })
  await query(shop, `update internal.video_originals set created_at = created_at - interval '8 days'`)
  await runJob(shop, 'purge-expired')
  const left = await query<{ hash: string }>(shop, 'select hash from internal.video_originals where hash = any ($1)', [
    [unused.hash, shown.hash],
  ])
  expect(left).toEqual([{ hash: shown.hash }])
  await expect(shop.deps.pool.query(`update internal.video_originals set bytes = ''`)).rejects.toThrow('permission')
})

test('the warehouse uploads nothing', async () => {
  const content = tinyFilm('avc1', 'x').toString('base64')
  expect((await desk.petr().call('uploadVideo', { name: 'x.mp4', content })).status).toBe(403)
})

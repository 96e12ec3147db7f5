import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { makeFilm } from '../journeys/make-film.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const SLUG = 'miska-nerezova-s-protiskluzem'
const PHOTO = join(import.meta.dirname, '../../database/seed/demo/media/packshots/scene-kibble.webp')

test('a film uploaded in the back office plays on the page of its product, when somebody wants it to', async ({
  page: shop,
  openOffice,
}) => {
  test.setTimeout(180_000)
  const [product] = await query<{ id: string; slug: string }>(
    `select p.id, p.slug from shop.products p join shop.product_cards c on c.product_id = p.id
      where p.kind = 'equipment' order by (p.slug = $1) desc, p.id limit 1`,
    [SLUG],
  )
  const page = await openOffice('staff_content', `/produkty/${product?.id}`)
  const film = page.getByRole('region', { name: 'Video' })
  await film
    .getByLabel('Nahrát', { exact: false })
    .first()
    .setInputFiles({ name: 'miska.mp4', mimeType: 'video/mp4', buffer: await makeFilm(page) })
  await film.getByRole('combobox').selectOption({ index: 1 })
  await film.getByRole('textbox').fill('Miska se plní barvami.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Uloženo/)).toBeVisible()

  await shop.goto(`/produkt/${product?.slug}`)
  const shown = shop.getByLabel('Miska se plní barvami.')
  await shown.scrollIntoViewIfNeeded()
  const facts = await shown.evaluate((element) => {
    const { controls, autoplay, poster, preload, clientWidth, clientHeight, paused } = element as HTMLVideoElement
    return { controls, autoplay, isPosted: poster !== '', preload, clientWidth, clientHeight, paused }
  })
  expect(facts).toMatchObject({ controls: true, autoplay: false, isPosted: true, preload: 'none', paused: true })
  const played = await shown.evaluate(async (element) => {
    const video = element as HTMLVideoElement
    video.muted = true
    await video.play()
    await new Promise((done) => video.addEventListener('timeupdate', done, { once: true }))
    return { seconds: video.duration, width: video.videoWidth, box: [video.clientWidth, video.clientHeight] }
  })
  expect(played).toEqual({ seconds: 3, width: 320, box: [facts.clientWidth, facts.clientHeight] })
  await expectAccessible(shop)
  await query('delete from shop.product_videos where product_id = $1', [product?.id])
})

test('the cover of an article is seen at its head', async ({ page: shop, openOffice }) => {
  test.setTimeout(180_000)
  const [post] = await query<{ id: string; slug: string }>('select id, slug from shop.blog_posts order by id limit 1')
  const page = await openOffice('staff_content', `/obsah/blog/${post?.id}`)
  const cover = page.getByRole('region', { name: 'Úvodní obrázek' })
  await cover.getByLabel('Nahrát', { exact: false }).first().setInputFiles(PHOTO)
  await cover.getByRole('textbox').fill('Granule v misce zblízka')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Uloženo/)).toBeVisible()
  await shop.goto(`/blog/${post?.slug}`)
  await expect(shop.getByRole('img', { name: 'Granule v misce zblízka' })).toBeVisible()
  await query('update shop.blog_posts set cover = null where id = $1', [post?.id])
})

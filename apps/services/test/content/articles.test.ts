import type { StaffArticle } from '@shop/contract/staff/staff-article'
import { addRedirect, type Redirect } from '@shop/domain/content/redirects'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { leadOn } from '#app/content/lead-on'
import { inTransaction } from '#app/store/database'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let editor: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
})

const WORDS = { perex: 'Krátce.', body: 'Dlouze o psech.', seoDescription: 'O psech.' }
const create = async (title: string): Promise<StaffArticle> => (await editor.call('createArticle', { title })).value
const save = (article: StaffArticle, change: object) =>
  editor.call('saveArticle', {
    articleId: article.articleId,
    version: article.version,
    fields: { ...article.fields, ...change },
  })
/** What visitors may read, by the policy of the database. */
const isPublic = async (slug: string) =>
  (await query(shop, `select from shop.blog_posts where slug = $1 and published_at <= now()`, [slug])).length === 1

test('an article is written, refused while words are missing, published, and withdrawn', async () => {
  const draft = await create('Jak poznat spokojeného psa')
  expect(draft).toMatchObject({ state: 'draft', fields: { slug: 'jak-poznat-spokojeneho-psa' } })
  const publish = (article: StaffArticle, at: string | null = null) =>
    editor.call('publishArticle', { articleId: article.articleId, version: article.version, at })
  expect((await publish(draft)).error).toMatchObject({
    code: 'content_incomplete',
    details: { missing: ['perex', 'body', 'seoDescription'] },
  })
  const saved = (await save(draft, { ...WORDS, products: ['granule-kure-s-hnedou-ryzi'] })).value
  expect(await isPublic(draft.fields.slug)).toBe(false)
  const published = (await publish(saved)).value
  expect(published.state).toBe('published')
  expect(await isPublic(draft.fields.slug)).toBe(true)
  expect((await save(published, { perex: '' })).error.code).toBe('content_incomplete')
  const { value } = await editor.call('withdrawArticle', { articleId: draft.articleId, version: published.version })
  expect(value.state).toBe('draft')
  expect(await isPublic(draft.fields.slug)).toBe(false)
  const later = (await publish(value, '2027-03-01T08:00:00Z')).value
  expect(later).toMatchObject({ state: 'scheduled', publishedAt: '2027-03-01T08:00:00.000Z' })
  expect(await isPublic(draft.fields.slug)).toBe(false)
})

test('of two editors the first saves; the second is told who was faster and nothing of theirs is written', async () => {
  const draft = await create('Dva u jednoho stolu')
  const answers = await Promise.all([save(draft, { perex: 'Jeden.' }), save(draft, { perex: 'Druhý.' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ code: 'version_conflict' })
})

test('an article tells its pages and its history in the same transaction', async () => {
  const draft = await create('Historie článku')
  const [before] = await query<{ id: string }>(shop, 'select coalesce(max(id), 0) as id from internal.page_changes')
  const saved = await save(draft, { ...WORDS, title: 'Nový nadpis' })
  expect(saved.value.version).toBe(draft.version + 1)
  const told = await query(shop, `select from internal.page_changes where id > $1`, [before?.id])
  expect(told.length).toBeGreaterThan(0)
  const history = await editor.call('rowHistory', { table: 'blog_posts', key: String(draft.articleId) })
  expect(history.value.changes[0]).toMatchObject({ kind: 'changed', after: { title: 'Nový nadpis' } })
})

test('another address leaves a redirect once it was public, and only one hop however often it changes', async () => {
  const draft = (await save(await create('Stěhování'), WORDS)).value
  const moved = (await save(draft, { slug: 'stehovani-jinam' })).value
  const led = () =>
    query<{ from: string; to: string }>(
      shop,
      `select from_path as "from", to_path as "to" from shop.redirects where from_path like '/blog/stehovani%' order by 1`,
    )
  expect(await led()).toEqual([])
  const publication = { articleId: moved.articleId, version: moved.version, at: null }
  let article = (await editor.call('publishArticle', publication)).value
  for (const slug of ['stehovani-dva', 'stehovani-tri', 'stehovani-jinam'])
    article = (await save(article, { slug })).value
  expect(await led()).toEqual([
    { from: '/blog/stehovani-dva', to: '/blog/stehovani-jinam' },
    { from: '/blog/stehovani-tri', to: '/blog/stehovani-jinam' },
  ])
  const other = await create('Jiný článek')
  expect((await save(other, { slug: 'stehovani-jinam' })).error.code).toBe('name_taken')
})

test('an address that was public leads on also when the article was withdrawn before it was renamed', async () => {
  const publish = ({ articleId, version }: StaffArticle, at: string | null) =>
    editor.call('publishArticle', { articleId, version, at })
  const withdraw = ({ articleId, version }: StaffArticle) => editor.call('withdrawArticle', { articleId, version })
  const led = (slug: string) => query(shop, `select from shop.redirects where from_path = '/blog/' || $1`, [slug])
  const shown = (await publish((await save(await create('Stažený veřejný'), WORDS)).value, null)).value
  await save((await withdraw(shown)).value, { slug: 'stazeny-jinde' })
  expect(await led('stazeny-verejny')).toHaveLength(1)
  const planned = (await publish((await save(await create('Stažený plán'), WORDS)).value, '2027-03-01T08:00:00Z')).value
  await save((await withdraw(planned)).value, { slug: 'plan-jinde' })
  expect(await led('stazeny-plan')).toHaveLength(0)
})

test('redirects of the database are those of the rule, whatever is added', async () => {
  const paths = ['/pravidlo-a', '/pravidlo-b', '/pravidlo-c', '/pravidlo-d']
  let expected: Redirect[] = []
  let seed = 7
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return paths[Math.floor(seed / 65536) % paths.length] ?? ''
  }
  for (let step = 0; step < 40; step += 1) {
    const [from, to] = [next(), next()]
    if (from === to) continue
    expected = addRedirect(expected, { from, to })
    await inTransaction(shop.deps.pool, (tx) => leadOn(tx, { fromPath: from, toPath: to, now: new Date() }))
    const rows = await query<Redirect>(
      shop,
      `select from_path as "from", to_path as "to" from shop.redirects where from_path like '/pravidlo-%' order by 1`,
    )
    expect(rows).toEqual(expected.toSorted((one, other) => one.from.localeCompare(other.from)))
  }
})

test('the list counts what the claims guard marks, and support has no business here', async () => {
  const draft = await create('Co dokáže krmivo')
  await save(draft, { ...WORDS, body: 'Naše krmivo léčí alergie.' })
  const { value } = await editor.call('staffArticles', { q: 'co dokaze' })
  expect(value.articles).toMatchObject([{ title: 'Co dokáže krmivo', claims: 1, state: 'draft' }])
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('staffArticles', {})).status).toBe(403)
})

test('a picture of the store stands at the head of an article, with its description, until it is taken away', async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#335511' } })
    .png()
    .toBuffer()
  const content = bytes.toString('base64')
  const { value: picture } = await editor.call('uploadPicture', { name: 'Pes v trávě.png', content })
  const draft = await create('Článek s obrázkem')
  expect(draft.cover).toBeNull()
  const { hash } = picture
  expect((await save(draft, { cover: { hash, alt: ' ' } })).status).toBe(400)
  const unknown = await save(draft, { cover: { hash: '0'.repeat(16), alt: 'Nic.' } })
  expect(unknown.error).toMatchObject({ code: 'choice_unknown', details: { field: 'cover' } })
  const { value: saved } = await save(draft, { ...WORDS, cover: { hash, alt: 'Pes leží v trávě.' } })
  expect(saved.cover).toEqual({ hash, key: 'pes-v-trave', width: 900, height: 600, alt: 'Pes leží v trávě.' })
  // An editor of the release before names none, and it stays.
  const { cover: _, ...older } = saved.fields
  const { value: kept } = await editor.call('saveArticle', {
    ...{ articleId: saved.articleId, version: saved.version },
    fields: { ...older, perex: 'Jinak.' },
  })
  expect(kept.cover).toEqual(saved.cover)
  await query(shop, `update internal.picture_originals set created_at = created_at - interval '8 days'`)
  await runJob(shop, 'purge-expired')
  expect(await query(shop, 'select from internal.picture_originals where hash = $1', [hash])).toHaveLength(1)
  const { value: bare } = await save(kept, { cover: null })
  expect(bare.cover).toBeNull()
  const past = await query<{ was: string | null }>(
    shop,
    `select before -> 'cover' ->> 'alt' as was from internal.row_history
      where table_name = 'blog_posts' and row_key = $1 and before ? 'cover' order by id`,
    [String(draft.articleId)],
  )
  expect(past.at(-1)).toEqual({ was: 'Pes leží v trávě.' })
})

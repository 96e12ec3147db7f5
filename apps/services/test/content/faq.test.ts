import type { StaffFaq, StaffQuestion } from '@shop/contract/staff/staff-faq'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let editor: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
})

const readAll = async (): Promise<StaffFaq> => (await editor.call('staffFaq', {})).value
async function typeOf(slug = 'krmeni') {
  const { types } = await readAll()
  const found = types.find(({ fields }) => fields.slug === slug) ?? types[0]
  if (!found) throw new Error('The demo shop has types of questions.')
  return found
}
async function create(question: string): Promise<StaffQuestion> {
  const { typeId } = await typeOf()
  return (await editor.call('createQuestion', { question, typeId })).value
}
const save = ({ questionId, version, fields }: StaffQuestion, change: object) =>
  editor.call('saveQuestion', { questionId, version, fields: { ...fields, ...change } })
const publish = ({ questionId, version }: StaffQuestion, at: string | null = null) =>
  editor.call('publishQuestion', { questionId, version, at })
const withdraw = ({ questionId, version }: StaffQuestion) => editor.call('withdrawQuestion', { questionId, version })

/** What visitors read, by the policy and by search. */
async function seen(slug: string) {
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local role anon')
    const { rows } = await client.query('select slug from shop.faq_questions where slug = $1', [slug])
    return rows.length === 1
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const answers = async (words: string) =>
  (await query<{ path: string }>(shop, 'select path from shop.find_answers($1)', [words])).map(({ path }) => path)

test('a question is written, refused without an answer, published, found by search, and withdrawn', async () => {
  const draft = await create('Kolik váží chlupatý mamut?')
  expect(draft).toMatchObject({ state: 'draft', fields: { slug: 'kolik-vazi-chlupaty-mamut', answer: '' } })
  expect((await publish(draft)).error).toMatchObject({
    code: 'content_incomplete',
    details: { missing: ['answer'] },
  })
  const saved: StaffQuestion = (await save(draft, { answer: 'Mamut váží šest tun.' })).value
  expect(await seen(saved.fields.slug)).toBe(false)
  expect(await answers('kolik váží mamut')).not.toContainEqual(expect.stringContaining(saved.fields.slug))
  const published: StaffQuestion = (await publish(saved)).value
  expect(published.state).toBe('published')
  expect(await seen(saved.fields.slug)).toBe(true)
  expect(await answers('kolik váží mamut')).toContainEqual(expect.stringContaining(saved.fields.slug))
  expect((await save(published, { answer: ' ' })).error.code).toBe('content_incomplete')
  const gone: StaffQuestion = (await withdraw(published)).value
  expect(gone.state).toBe('draft')
  expect(await seen(saved.fields.slug)).toBe(false)
})

test('a planned question comes out by the clock of the shop and drops pages then', async () => {
  const draft: StaffQuestion = (await save(await create('Kdy přiletí kometa?'), { answer: 'Zítra.' })).value
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const planned: StaffQuestion = (await publish(draft, at)).value
  expect(planned).toMatchObject({ state: 'scheduled', publishedAt: at })
  expect(await seen(planned.fields.slug)).toBe(false)
  const [next] = await query<{ at: Date }>(shop, 'select shop.next_content_change() as at')
  expect(Number(next?.at)).toBeLessThanOrEqual(Date.parse(at))
  await query(shop, 'select internal.note_due_words()')
  try {
    await query(shop, 'update internal.clock set offset_ms = 3660000')
    expect(await seen(planned.fields.slug)).toBe(true)
    const [noted] = await query<{ count: number }>(shop, 'select internal.note_due_words() as count')
    expect(noted?.count).toBeGreaterThan(0)
    const [again] = await query<{ count: number }>(shop, 'select internal.note_due_words() as count')
    expect(again?.count).toBe(0)
  } finally {
    await query(shop, 'update internal.clock set offset_ms = 0')
  }
})

test('of two editors the first saves; the second is told who was faster', async () => {
  const draft = await create('Dva u jednoho dotazu?')
  const all = await Promise.all([save(draft, { answer: 'Jeden.' }), save(draft, { answer: 'Druhý.' })])
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(all.find(({ status }) => status === 409)?.error.code).toBe('version_conflict')
})

test('a public question with another address leads on', async () => {
  const draft: StaffQuestion = (await save(await create('Stěhuje se dotaz?'), { answer: 'Ano.' })).value
  const shown: StaffQuestion = (await publish(draft)).value
  const moved: StaffQuestion = (await save(shown, { slug: 'dotaz-jinde' })).value
  const [led] = await query<{ to: string }>(
    shop,
    `select to_path as to from shop.redirects where from_path like '%/stehuje-se-dotaz'`,
  )
  expect(led?.to).toBe(new URL(moved.address).pathname)
  expect((await save(moved, { slug: 'dotaz-jinde', typeId: 999_999 })).error.code).toBe('choice_unknown')
})

test('words that lead to a question follow it to another address and another topic, and a hidden topic answers nothing', async () => {
  const draft: StaffQuestion = (await save(await create('Kam jde ornitoptéra?'), { answer: 'Pryč.' })).value
  const shown: StaffQuestion = (await publish(draft)).value
  const topic = await typeOf('doprava')
  const topicPath = `/casto-kladene-dotazy/${topic.fields.slug}`
  await query(
    shop,
    `insert into shop.answer_phrases (storefront_id, phrase, path, title) values (1, 'ornitoptéra', $1, ''), (1, 'vrtulník', $2, 'Vrtulníky')`,
    [new URL(shown.address).pathname, topicPath],
  )
  const moved: StaffQuestion = (await save(shown, { slug: 'ornitoptera-jinde', typeId: topic.typeId })).value
  expect(await answers('ornitoptéra')).toContain(new URL(moved.address).pathname)
  expect(await answers('vrtulník')).toEqual([topicPath])

  const saveTopic = async (change: object) => {
    const { typeId, version, fields } = (await readAll()).types.find((type) => type.typeId === topic.typeId) ?? topic
    return (await editor.call('saveFaqType', { typeId, version, fields: { ...fields, ...change } })).status
  }
  expect(await saveTopic({ slug: 'letani' })).toBe(200)
  expect(await answers('ornitoptéra')).toEqual(['/casto-kladene-dotazy/letani/ornitoptera-jinde'])
  expect(await answers('vrtulník')).toEqual(['/casto-kladene-dotazy/letani'])
  expect(await saveTopic({ isHidden: true })).toBe(200)
  expect([...(await answers('ornitoptéra')), ...(await answers('vrtulník'))]).toEqual([])
  expect(await saveTopic({ slug: topic.fields.slug, isHidden: false })).toBe(200)
})

test('of two questions that take one address at once one is told that it is taken', async () => {
  const drafts = [await create('První o adresu?'), await create('Druhý o adresu?')]
  const all = await Promise.all(drafts.map((draft) => save(draft, { slug: 'jedna-adresa' })))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(all.find(({ status }) => status === 409)?.error.code).toBe('name_taken')
})

test('a plan for a moment that is over is refused: nothing comes out', async () => {
  const draft: StaffQuestion = (await save(await create('Bylo to loni?'), { answer: 'Ano.' })).value
  expect((await publish(draft, shop.clock.now().toISOString())).error.code).toBe('invalid_input')
  expect(await seen(draft.fields.slug)).toBe(false)
})

test('order is for the list that was seen; a hidden type takes its questions along', async () => {
  const type = await typeOf()
  const ids = type.questions.map(({ questionId }) => questionId)
  const turned = ids.toReversed()
  const ordered = await editor.call('orderFaq', { typeId: type.typeId, seen: ids, ids: turned })
  const after = (ordered.value as StaffFaq).types.find(({ typeId }) => typeId === type.typeId)
  expect(after?.questions.map(({ questionId }) => questionId)).toEqual(turned)
  const late = await editor.call('orderFaq', { typeId: type.typeId, seen: ids, ids })
  expect(late.error.code).toBe('version_conflict')
  const foreign = await editor.call('orderFaq', { typeId: type.typeId, seen: turned, ids: turned.slice(1) })
  expect(foreign.error.code).toBe('version_conflict')

  const [public_] = await query<{ slug: string }>(
    shop,
    'select slug from shop.faq_questions where faq_type_id = $1 and published_at <= now() limit 1',
    [type.typeId],
  )
  const { version } = await typeOf(type.fields.slug)
  const given = { typeId: type.typeId, fields: { ...type.fields, isHidden: true } }
  expect((await editor.call('saveFaqType', { ...given, version })).status).toBe(200)
  expect((await editor.call('saveFaqType', { ...given, version })).error.code).toBe('version_conflict')
  expect(await seen(public_?.slug ?? '')).toBe(false)
})

test('a preview of a banner that has no number is of nothing', async () => {
  const link = await editor.call('makePreviewLink', { kind: 'banner', slug: 'leto' })
  expect(link.error.code).toBe('content_gone')
})

test('a preview shows a draft, and support has no business here', async () => {
  const draft = await create('Je to jen náhled?')
  const link = await editor.call('makePreviewLink', { kind: 'question', slug: draft.fields.slug })
  const token = new URL(link.value.url).pathname.split('/').at(-1) ?? ''
  const shown = await editor.call('readPreview', { token })
  expect(shown.value).toMatchObject({ kind: 'question', row: { question: 'Je to jen náhled?' } })
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('staffFaq', {})).status).toBe(403)
})

test('a topic that is hidden, renamed and shown again leads on from where it was', async () => {
  const change = async (slug: string, fields: object) => {
    const { typeId, version, fields: was } = await typeOf(slug)
    expect((await editor.call('saveFaqType', { typeId, version, fields: { ...was, ...fields } })).status).toBe(200)
  }
  const { fields } = await typeOf()
  await change(fields.slug, { isHidden: true })
  await change(fields.slug, { slug: 'krmeni-jinak' })
  await change('krmeni-jinak', { isHidden: false })
  const led = await query<{ to_path: string }>(shop, 'select to_path from shop.redirects where from_path = $1', [
    `/casto-kladene-dotazy/${fields.slug}`,
  ])
  expect(led).toEqual([{ to_path: '/casto-kladene-dotazy/krmeni-jinak' }])
})

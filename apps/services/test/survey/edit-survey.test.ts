import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#app/store/database'
import { hashSecret } from '#app/store/secret'
import { inviteToSurvey } from '#app/survey/invite-to-survey'
import { lockInvitation } from '#app/survey/surveys.sql'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff-member.ts'

const shop = openShop()
const type = 'po-nakupu'
let editor: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
})

let asked = 0

/** The secret of somebody who was asked, or null when nobody was. */
async function invite(): Promise<string | null> {
  asked += 1
  const email = `tazany${asked}@priklad.cz`
  const context = { deps: shop.deps, now: shop.clock.now(), requestId: 'test', actor: { kind: 'system' as const } }
  const to = { type, email, orderId: null, customerId: null, accountEmail: null }
  await inTransaction(shop.deps.pool, (db) => inviteToSurvey({ ...context, db }, to))
  await shop.runJobs()
  const mail = shop.sink.mails.findLast(({ recipient }) => recipient === email)
  return /\/survey\/[\w-]+\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? null
}

const read = async () => (await editor.call('staffSurvey', { type })).value
type Survey = Awaited<ReturnType<typeof read>>

async function save(change: (survey: Survey) => Partial<Survey>, seen?: Survey) {
  const { surveyId: _id, ...survey } = seen ?? (await read())
  return editor.call('saveSurvey', { ...survey, ...change({ ...survey, surveyId: 0 }), reason: 'Ptáme se jinak.' })
}

test('nobody changes what is asked while somebody is answering it', async () => {
  const secret = (await invite()) ?? ''
  const waiting = async () =>
    (
      await query<{ count: number }>(
        shop,
        `select count(*)::integer from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    )[0]?.count
  const answering = await shop.database.pool.connect()
  try {
    await answering.query('begin')
    expect(await lockInvitation(answering, hashSecret(secret))).not.toBeNull()
    const saving = save(({ title }) => ({ title: `${title}!` }))
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    await answering.query('rollback')
    expect((await saving).status).toBe(200)
  } finally {
    await answering.query('rollback')
    answering.release()
  }
})

test('every survey is opened and saved as it is', async () => {
  const { value } = await editor.call('staffSurveys', {})
  expect(value.surveys.length).toBeGreaterThan(3)
  for (const { type: each } of value.surveys) {
    const { surveyId: _id, ...survey } = (await editor.call('staffSurvey', { type: each })).value
    const saved = await editor.call('saveSurvey', { ...survey, reason: 'Beze změny.' })
    expect(saved).toMatchObject({ status: 200, value: { questions: survey.questions } })
  }
  expect(await query(shop, `select from internal.row_history where reason = 'Beze změny.'`)).toEqual([])
})

test('a question asked in other words is read by whoever answers, and the one before stays in the history', async () => {
  const secret = (await invite()) ?? ''
  const guest = visit(shop)
  await guest.call('answerSurvey', { secret, answers: { nps: 9, reason: 'Rychlost' } })
  const saved = await save(({ questions }) => ({
    questions: questions.map((question) =>
      question.key === 'nps' ? { ...question, text: 'Řeknete o nás?' } : question,
    ),
  }))
  expect(saved.status).toBe(200)
  expect((await guest.call('readSurvey', { secret })).value.questions[0]?.text).toBe('Řeknete o nás?')
  const told = await query(
    shop,
    `select kind from internal.row_history where table_name = 'surveys' and reason = 'Ptáme se jinak.' and after ? 'questions'`,
  )
  expect(told).toEqual([{ kind: 'changed' }])
})

test('who has answered a question that is gone finishes all the same', async () => {
  const secret = (await invite()) ?? ''
  const guest = visit(shop)
  await guest.call('answerSurvey', { secret, answers: { nps: 7, reason: 'Cena' } })
  const saved = await save(({ questions }) => ({ questions: questions.filter(({ key }) => key !== 'reason') }))
  expect(saved.status).toBe(200)
  const answers = { dogVerdict: 'licked', delivery: 5 }
  const done = await guest.call('answerSurvey', { secret, answers, isFinished: true })
  expect(done.value).toMatchObject({ state: 'finished' })
  const odd = await guest.call('answerSurvey', { secret, answers: { nobody: 5 }, isEdit: true })
  expect(odd.error.details).toEqual({ fields: { nobody: 'invalid' } })
  const { value } = await editor.call('surveyAnswers', { type })
  expect(value.rows[0]).toMatchObject({
    orderNumber: null,
    answers: { nps: '7', dogVerdict: expect.stringMatching(/mis/), reason: 'Cena' },
  })
  expect(value.questions.at(-1)).toEqual({ key: 'reason', text: 'reason' })
})

test('what was answered goes on meaning what it meant', async () => {
  const option = await save(({ questions }) => ({
    questions: questions.map((question) =>
      question.key === 'dogVerdict' && question.kind === 'single'
        ? { ...question, options: question.options.filter(({ key }) => key !== 'licked') }
        : question,
    ),
  }))
  expect(option.error).toMatchObject({
    code: 'survey_refused',
    details: { fault: 'option_answered', key: 'dogVerdict' },
  })
  const again = await save(({ questions }) => ({
    questions: [
      ...questions,
      ...questions.filter(({ key }) => key === 'nps').map((nps) => ({ ...nps, key: 'reason' })),
    ],
  }))
  expect(again.error).toMatchObject({ code: 'survey_refused', details: { fault: 'key_answered', key: 'reason' } })
  const needed = await save(({ questions }) => ({ questions: questions.filter(({ key }) => key !== 'nps') }))
  expect(needed.error).toMatchObject({ code: 'survey_refused', details: { fault: 'needed' } })
})

test('a survey that is closed asks nobody, and of two who saw the same only the first is written', async () => {
  const before = (await invite()) ?? ''
  const seen = await read()
  const close = () => save(() => ({ isClosed: true }), seen)
  const answers = await Promise.all([close(), close()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await invite()).toBeNull()
  expect((await visit(shop).call('readSurvey', { secret: before })).value.state).toBe('open')
  expect((await save(() => ({ isClosed: false }))).value.isClosed).toBe(false)
  expect(await invite()).not.toBeNull()
})

test('the warehouse asks nobody anything', async () => {
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('staffSurvey', { type })).status).toBe(403)
  expect((await warehouse.call('surveyAnswers', { type })).status).toBe(403)
  expect((await editor.call('staffSurvey', { type: 'neni' })).status).toBe(404)
})

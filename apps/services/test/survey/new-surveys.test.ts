import { addDays } from '@shop/domain/calendar/local-date'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { goTo } from '../plan/planning.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))

const invitedTo = ({ email }: Person) =>
  query<{ type: string; day: string }>(
    shop,
    `select s.type, to_char(i.created_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as day
       from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id where i.email = $1 order by i.id`,
    [email],
  )

/** A bag came; how many days later the job strikes. */
async function buy(person: Person, day: string): Promise<void> {
  await goTo(shop, day, '11:00')
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), regularWeeks: null })
  const { value } = await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
  await deliver(shop, value.orderId)
}

async function walk(from: string, days: number): Promise<void> {
  for (let count = 1; count <= days; count += 1) {
    await goTo(shop, addDays(from, count), '10:30')
    await runJob(shop, 'invite-to-surveys')
  }
}

const agree = (person: Person) => person.call('setConsent', { topic: 'surveys', wordingVersion: 1, granted: true })

test('a food that is new is asked about some weeks later, once, and only of whoever agreed', async () => {
  const [asked, silent] = [await newCustomer(shop), await newCustomer(shop)]
  await agree(asked)
  for (const person of [asked, silent]) await buy(person, '2026-11-18')
  await walk('2026-11-18', 32)
  const invitations = await invitedTo(asked)
  expect(invitations.map(({ type }) => type)).toEqual(['po-nakupu', 'snasenlivost'])
  const [first, second] = invitations
  expect((Date.parse(second?.day ?? '') - Date.parse(first?.day ?? '')) / 86_400_000).toBeGreaterThanOrEqual(10)
  expect(await invitedTo(silent)).toEqual([])
  // The same food again says nothing new.
  await buy(asked, '2026-12-21')
  await walk('2026-12-21', 32)
  expect(await invitedTo(asked)).toHaveLength(2)
})

test('a dog that the food does not agree with becomes a task for a person', async () => {
  const person = await newCustomer(shop)
  await agree(person)
  await buy(person, '2026-11-18')
  await walk('2026-11-18', 25)
  const mail = shop.sink.mails.findLast(
    ({ recipient, text }) => recipient === person.email && text?.includes('/survey/snasenlivost/'),
  )
  const secret = /\/survey\/snasenlivost\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const answer = await visit(shop).call('answerSurvey', {
    ...{ secret, answers: { tolerance: 'badly' }, isFinished: true, isEdit: false },
  })
  expect(answer.status, JSON.stringify(answer.error)).toBe(200)
  const tasks = await query<{ details: { survey: string } }>(
    shop,
    `select details from shop.staff_tasks where kind = 'unhappy_answer' and closed_at is null`,
  )
  expect(tasks.map(({ details }) => details.survey)).toContain('snasenlivost')
})

test('visitors of a fair are asked after it, by consent of their account, once', async () => {
  const [asked, silent] = [await newCustomer(shop), await newCustomer(shop)]
  await agree(asked)
  await query(
    shop,
    `with f as (insert into shop.fairs (storefront_id, key, title, rules, valid_from, valid_to)
       values (1, 'zkusebni', 'Zkušební veletrh', '', '2026-11-20', '2026-11-22') returning id)
     insert into internal.fair_entries (fair_id, client_key, email, first_name, wants_newsletter, created_at)
     select f.id, gen_random_uuid(), v.email, 'Jana', false, now() from f, unnest($1::text[]) v (email)`,
    [[asked.email, silent.email, 'bez.uctu.na.veletrhu@priklad.cz']],
  )
  await walk('2026-11-22', 2)
  expect(await invitedTo(asked)).toEqual([])
  await walk('2026-11-24', 10)
  expect((await invitedTo(asked)).map(({ type }) => type)).toEqual(['po-veletrhu'])
  expect(await invitedTo(silent)).toEqual([])
  expect(shop.sink.mails.filter(({ recipient }) => recipient.startsWith('bez.uctu.na'))).toEqual([])
})

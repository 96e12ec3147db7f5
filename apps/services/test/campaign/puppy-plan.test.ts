import { addDays } from '@shop/domain/calendar/local-date'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { goTo } from '../plan/planning.ts'
import { visit } from '../shopping.ts'

const shop = openShop()
const ASKED = { dogName: 'Bára', birthDate: '2026-09-20', adultWeight: '10–25 kg' as const }
afterEach(() => goTo(shop, '2026-11-18', '10:00'))

const textOf = (mail: { text?: string | undefined }) =>
  (mail.text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
const mailsTo = (email: string) => shop.sink.mails.filter(({ recipient }) => recipient === email)
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject)

async function ask(email: string, more: object = {}): Promise<string> {
  await goTo(shop, '2026-11-18', '22:00')
  const answer = await visit(shop).call('askPuppyPlan', { ...ASKED, letters: true, email, ...more })
  expect(answer.status).toBe(202)
  await shop.runJobs()
  const [mail] = mailsTo(email)
  return /\/l\/souhlas\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The job strikes twice on each of these days. */
async function strikeOn(...days: string[]): Promise<void> {
  for (const day of days) {
    await goTo(shop, day, '10:00')
    for (const _ of [1, 2]) await runJob(shop, 'send-puppy-letters')
  }
}

test('the plan comes by mail at once, by age and weight, and nothing more to who ticked nothing', async () => {
  await ask('jen.plan@priklad.cz', { letters: undefined, birthDate: '2026-08-01' })
  const mail = await shop.mailTo('jen.plan@priklad.cz')
  expect(mail.subject).toBe('Plán krmení: Bára')
  const text = textOf(mail)
  expect(text).toMatch(/3\. měsíc: 3×: \d+–\d+ g/)
  expect(text).toContain('11. měsíc: 2×')
  expect(text).toMatch(/1\. den: \d+ g dosavadního: \d+ g nového/)
  expect(text).toContain('18. 11.: ________ kg')
  expect(text).toContain('Když štěně nejí déle než půl dne')
  expect(text).toContain('Další dopisy k němu nepřijdou')
  await strikeOn('2026-11-26', '2027-02-01', '2027-08-01')
  expect(mailsTo('jen.plan@priklad.cz')).toHaveLength(1)
})

test('letters come by the age of the puppy, each once and by day, as the first one says', async () => {
  const email = 'dopisy@priklad.cz'
  await ask(email)
  const first = mailsTo(email)[0]
  const text = textOf(first ?? {})
  expect(text).toContain('26. 11. 2026: Jak jde přechod na nové krmivo')
  expect(text).toContain('20. 9. 2027: Kdy přejít na krmivo pro dospělé')
  expect(first?.headerLines.map(({ line }) => line).join()).toContain('List-Unsubscribe=One-Click')
  await goTo(shop, '2026-11-26', '06:00')
  await runJob(shop, 'send-puppy-letters')
  expect(mailsTo(email)).toHaveLength(1)
  for (let day = '2026-11-19'; day <= '2027-10-01'; day = addDays(day, 6)) await strikeOn(day)
  expect(subjectsTo(email)).toEqual([
    'Plán krmení: Bára',
    'Přechod na nové krmivo: jak to jde?',
    'Čas na váhu: porce roste se štěnětem',
    'Tři měsíce: stačí tři jídla denně',
    'Půl roku: stačí dvě jídla denně',
    'Kdy přejít na krmivo pro dospělé',
  ])
  const meals = textOf(mailsTo(email)[3] ?? {})
  expect(meals).toContain('Bára má tři měsíce')
  expect(meals).toMatch(/Na 3\. měsíc počítá tabulka krmiva .* \d+–\d+ g denně/)
  expect(mailsTo(email).every(({ text: all }) => all?.includes('/l/souhlas/'))).toBe(true)
  const [plan] = await query(shop, 'select end_reason as reason from internal.puppy_plans where email = $1', [email])
  expect(plan).toEqual({ reason: 'finished' })
})

test('looking at the way out changes nothing, pressing it ends the letters, and asking anew does not begin them', async () => {
  const email = 'dost@priklad.cz'
  const token = await ask(email)
  const guest = visit(shop)
  expect((await guest.call('consentLink', { token })).value).toMatchObject({ topic: 'puppy_plan', granted: true })
  for (const _ of [1, 2]) {
    expect((await guest.call('withdrawConsent', { token })).value).toMatchObject({ granted: false, email: '' })
  }
  expect((await guest.call('consentLink', { token })).value).toMatchObject({ granted: false })
  await ask(email)
  await strikeOn('2026-11-26', '2026-12-20')
  expect(subjectsTo(email)).toEqual(['Plán krmení: Bára', 'Plán krmení: Bára'])
  expect(textOf(mailsTo(email)[1] ?? {})).toContain('Další dopisy k němu nepřijdou')
  const forged = await guest.call('consentLink', { token: `${token.slice(0, -2)}xx` })
  expect(forged.error).toMatchObject({ code: 'link_unknown' })
})

test('a mailbox that bounces gets no more of them', async () => {
  const email = 'vraci@priklad.cz'
  await ask(email)
  await query(
    shop,
    `insert into internal.mail_suppressions (email_hash, reason, at) values (internal.address_hash($1), 'bounce', now())`,
    [email],
  )
  await strikeOn('2026-11-26', '2026-12-20')
  expect(mailsTo(email)).toHaveLength(1)
})

test('who asks for another puppy gets the letters of that one, and the same one twice gets them once', async () => {
  const email = 'druhe@priklad.cz'
  await ask(email)
  await ask(email)
  await ask(email, { birthDate: '2026-06-18', dogName: '' })
  await strikeOn('2026-11-26', '2026-12-18', '2026-12-21')
  expect(subjectsTo(email).slice(3)).toEqual([
    'Přechod na nové krmivo: jak to jde?',
    'Čas na váhu: porce roste se štěnětem',
    'Půl roku: stačí dvě jídla denně',
  ])
})

test('who does not know the weight gets meals, and no mailbox is flooded', async () => {
  for (let n = 0; n < 9; n += 1) {
    await visit(shop).call('askPuppyPlan', { ...ASKED, adultWeight: 'nevím', email: 'zaplava@priklad.cz' })
  }
  const mail = await shop.mailTo('zaplava@priklad.cz')
  expect(mail.text).toContain('podle obalu')
  expect(mailsTo('zaplava@priklad.cz').length).toBeLessThanOrEqual(6)
})

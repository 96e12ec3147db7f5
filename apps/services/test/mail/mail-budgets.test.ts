import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, PASSWORD } from '../people.ts'

const shop = openEmptyShop()
let networks = 0
beforeEach(async () => {
  shop.sink.mails.length = 0
  await shop.database.pool.query('delete from internal.rate_limits; delete from internal.mails')
})

/** Always from another network: limits of networks must not be what the test sees. */
function stranger() {
  networks += 1
  return openBrowser(shop, { ip: `203.0.113.${networks % 250}` })
}
const mailsTo = (email: string) => shop.sink.mails.filter(({ recipient }) => recipient === email)

const PHISHING = 'Váš účet končí. Zaplaťte na účet 123456789/0100 nebo na https://zlo.example'
const ticket = (email: string) => ({ topic: 'other' as const, name: 'Čenich podpora', email, message: PHISHING })

test('nobody sends words of their own to a stranger in our name', async () => {
  const email = 'obet@priklad.cz'
  expect((await stranger().call('sendTicket', ticket(email))).status).toBe(201)
  const application = {
    kind: 'breeder' as const,
    kennelName: 'Volejte 909 123 456 hned',
    breed: 'border kolie',
    club: 'Klub přátel',
    littersPerYear: '1',
    contactName: 'Vyhráli jste',
    email,
    phone: '777 123 456',
  }
  expect((await stranger().call('sendApplication', application)).status).toBe(201)
  await shop.runJobs()
  expect(mailsTo(email)).not.toHaveLength(0)
  for (const { text, subject } of mailsTo(email)) {
    for (const words of [
      '123456789/0100',
      'zlo.example',
      'Čenich podpora',
      '909 123 456',
      'Vyhráli jste',
      '777123456',
    ]) {
      expect(`${subject} ${text}`).not.toContain(words)
    }
  }
})

test('ten contact forms make three confirmations, and every message is taken', async () => {
  const email = 'zaplavena@priklad.cz'
  for (let count = 0; count < 10; count += 1) {
    expect((await stranger().call('sendTicket', ticket(email))).status).toBe(201)
  }
  await shop.runJobs()
  expect(mailsTo(email)).toHaveLength(3)
  const { rows } = await shop.database.pool.query('select count(*)::int as n from shop.tickets where email = $1', [
    email,
  ])
  expect(rows[0].n).toBe(10)
})

test('other mails do not use up the budget of those that let somebody in', async () => {
  const { email } = await newCustomer(shop)
  shop.sink.mails.length = 0
  for (let count = 0; count < 10; count += 1) {
    await stranger().call('sendTicket', ticket(email))
    await stranger().call('subscribe', { email, topics: [], source: 'footer' } as never)
    await stranger().call('register', { email, password: PASSWORD })
    await shop.runJobs()
  }
  for (const [ask, subject] of [
    [() => stranger().call('requestSignInLink', { email }), 'Váš odkaz k přihlášení'],
    [() => stranger().call('forgotPassword', { email }), 'Nové heslo k účtu Čenich'],
  ] as const) {
    await ask()
    expect((await shop.mailTo(email)).subject).toBe(subject)
  }
})

test('sign-in links asked for by strangers leave the way by a new password open', async () => {
  const { email } = await newCustomer(shop)
  shop.sink.mails.length = 0
  for (let count = 0; count < 10; count += 1) await stranger().call('requestSignInLink', { email })
  await shop.runJobs()
  expect(mailsTo(email)).toHaveLength(6)
  await stranger().call('forgotPassword', { email })
  expect((await shop.mailTo(email)).subject).toBe('Nové heslo k účtu Čenich')
})

test('a message does not tell whether an order number and an e-mail belong together', async () => {
  const { value } = await stranger().call('sendTicket', { ...ticket('a@priklad.cz'), orderNumber: '2026000001' })
  expect(Object.keys(value).sort()).toEqual(['answerBy', 'number'])
})

import { expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob, subjectsTo } from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const DAY = 24 * 60 * 60 * 1000
const PDF = Buffer.from('%PDF-1.4 potvrzeni')
const shop = openShop()

async function asked(email: string) {
  const { value } = await visit(shop).call('sendApplication', {
    kind: 'breeder',
    kennelName: 'Od Rybníka',
    breed: 'Labrador',
    club: 'RKČR',
    littersPerYear: '1',
    contactName: 'Eva Chovná',
    email,
    phone: '777123456',
  })
  const staff = await newStaff(shop, 'staff_support')
  await ask(staff, value.number)
  return { ...value, staff }
}

const ask = (staff: Browser, number: string) =>
  staff.call('decideApplication', { number, state: 'needs_more', note: 'Pošlete potvrzení z klubu.' })

async function secretIn(email: string): Promise<string> {
  const { text = '' } = await shop.mailTo(email)
  return /\/pro-chovatele\?zadost=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function upload(): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': 'application/pdf', 'x-file-name': 'potvrzeni.pdf' },
    payload: PDF,
  })
  return answer.json().key
}

const seenByStaff = async (number: string) => {
  const [row] = await query<{ page: object; waits: boolean; files: string[] }>(
    shop,
    `select shop.staff_application(a.number) as page, s.waits,
            array(select u.name from internal.application_files f join internal.uploads u on u.id = f.upload_id
                   where f.application_id = a.id) as files from shop.applications a join shop.staff_applications s on s.id = a.id
      where a.number = $1`,
    [number],
  )
  return row
}

test('who is asked for more adds it by the link of the mail, and the application waits for us again', async () => {
  const email = 'doplnena@stanice.cz'
  const { number, secret, staff } = await asked(email)
  const fromMail = await secretIn(email)
  expect(fromMail).not.toBe(secret)
  expect((await visit(shop).call('readApplication', { secret: fromMail })).value).toMatchObject({
    number,
    state: 'needs_more',
    note: 'Pošlete potvrzení z klubu.',
    suppliedAt: null,
  })
  const files = [await upload()]
  const sent = await visit(shop).call('supplyApplication', { secret: fromMail, message: 'Posílám potvrzení.', files })
  expect(sent.value).toMatchObject({ state: 'in_review' })
  expect(await seenByStaff(number)).toMatchObject({
    waits: true,
    page: {
      state: 'in_review',
      note: 'Pošlete potvrzení z klubu.',
      supplement: 'Posílám potvrzení.',
    },
    files: ['potvrzeni.pdf'],
  })
  const again = await visit(shop).call('supplyApplication', { secret: fromMail, message: 'Ještě jednou.' })
  expect(again.error.code).toBe('application_decided')
  // The link of the first mail still shows the same application, and whatever is asked next can be answered by it.
  await ask(staff, number)
  expect((await visit(shop).call('supplyApplication', { secret, message: 'Druhá odpověď.' })).status).toBe(200)
  expect(await seenByStaff(number)).toMatchObject({ page: { supplement: 'Posílám potvrzení.\n\nDruhá odpověď.' } })
})

test('an empty answer is none, and a secret nobody was given adds nothing', async () => {
  const email = 'prazdna@stanice.cz'
  const { secret } = await asked(email)
  const empty = await visit(shop).call('supplyApplication', { secret, message: ' ' })
  expect(empty.error).toMatchObject({ code: 'invalid_input', details: { fields: { message: 'required' } } })
  const files = [await upload()]
  expect((await visit(shop).call('supplyApplication', { secret, files })).status).toBe(200)
  const stranger = await visit(shop).call('supplyApplication', { secret: 'x'.repeat(43), message: 'Něco.' })
  expect(stranger.error.code).toBe('link_unknown')
})

test('two weeks later only those are closed that nobody answered', async () => {
  const [silent, answered] = [await asked('ticha@stanice.cz'), await asked('odpovedela@stanice.cz')]
  await visit(shop).call('supplyApplication', { secret: answered.secret, message: 'Tady to je.' })
  shop.clock.offsetMs += 15 * DAY
  await runJob(shop, 'age-applications')
  await shop.runJobs()
  expect(await seenByStaff(silent.number)).toMatchObject({ page: { state: 'closed' } })
  expect(await seenByStaff(answered.number)).toMatchObject({ page: { state: 'in_review' }, waits: true })
  expect(subjectsTo(shop, 'odpovedela@stanice.cz')).not.toContain(`Žádost ${answered.number} jsme uzavřeli`)
  const late = await visit(shop).call('supplyApplication', { secret: silent.secret, message: 'Pozdě.' })
  expect(late.error.code).toBe('application_decided')
})

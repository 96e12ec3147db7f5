import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { goTo } from '../plan/planning.ts'
import { visit } from '../shopping.ts'

const shop = openShop()
const ASKED = { dogName: 'Bára', birthDate: '2026-08-01', adultWeight: '10–25 kg' as const }

test('the plan comes by mail at once, by age and weight, and nothing more is sent', async () => {
  await goTo(shop, '2026-11-18', '22:00')
  const answer = await visit(shop).call('askPuppyPlan', { ...ASKED, email: 'stene@priklad.cz' })
  expect(answer.status).toBe(202)
  const mail = await shop.mailTo('stene@priklad.cz')
  expect(mail.subject).toBe('Plán krmení: Bára')
  const text = (mail.text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
  expect(text).toMatch(/3\. měsíc: 3×: \d+–\d+ g/)
  expect(text).toContain('11. měsíc: 2×')
  expect(text).toMatch(/1\. den: \d+ g dosavadního: \d+ g nového/)
  expect(text).toContain('18. 11.: ________ kg')
  expect(text).toContain('Když štěně nejí déle než půl dne')
  expect(shop.sink.mails.filter(({ recipient }) => recipient === 'stene@priklad.cz')).toHaveLength(1)
})

test('who does not know the weight gets meals, and no mailbox is flooded', async () => {
  for (let n = 0; n < 9; n += 1) {
    await visit(shop).call('askPuppyPlan', { ...ASKED, adultWeight: 'nevím', email: 'zaplava@priklad.cz' })
  }
  const mail = await shop.mailTo('zaplava@priklad.cz')
  expect(mail.text).toContain('podle obalu')
  expect(shop.sink.mails.filter(({ recipient }) => recipient === 'zaplava@priklad.cz').length).toBeLessThanOrEqual(6)
})

import { expect, test } from 'vitest'
import { describePlanRefusal } from './plan-refusals.ts'

test.each([
  ['price_changed', { payable: 169_900 }, /1\s699\sKč/],
  ['price_changed', {}, /Cena se mezitím změnila/],
  ['cart_not_orderable', { reason: 'pickup_point_refused' }, /výdejní místo balík nevezme/],
  ['cart_not_orderable', { problems: [{ code: 'shipping_impossible' }] }, /moc těžký nebo velký/],
  ['cart_not_orderable', { problems: [{ code: 'something_new' }] }, /Takhle balík poslat nejde/],
  ['cart_not_orderable', { problems: 'nonsense' }, /Takhle balík poslat nejde/],
  ['cycle_closed', {}, /už chystáme/],
] as const)('says why: %s %j', (code, details, sentence) => {
  expect(describePlanRefusal(code, details)).toMatch(sentence)
})

test('another plan with the same food is named, with the day it brings it by', () => {
  const plans = [{ planId: 2, variantId: 3, name: 'Granule Kuře, 12 kg', dueOn: '2026-12-16' }]
  const said = describePlanRefusal('plan_exists', { plans }).replaceAll('\u00a0', ' ')
  expect(said).toBe(
    'Tohle krmivo vám mezitím vozí jiné doručování: Granule Kuře, 12 kg, další nejpozději 16. 12. Má ho tohle nahradit, nebo mají jezdit obě?',
  )
})

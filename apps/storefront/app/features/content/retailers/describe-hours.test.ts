import { expect, test } from 'vitest'
import { describeHours } from './describe-hours.server.ts'

const WORKDAYS = [...new Array(5).fill([{ from: '9:00', to: '18:00' }]), [{ from: '9:00', to: '12:00' }], []]
const say = (moment: string) => describeHours(WORKDAYS, 'closed', new Date(moment))
const plain = (text: string) => text.replace(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))

test.each([
  ['on a workday', '2026-11-16T10:00:00Z', true, 'dnes do 18:00'],
  ['after closing', '2026-11-18T18:00:00Z', false, 'zavřeno, zítra od 9:00'],
  ['before opening', '2026-11-18T06:00:00Z', false, 'zavřeno, dnes od 9:00'],
  ['the evening before a holiday', '2026-11-16T19:00:00Z', false, 'zavřeno, ve středu 18. 11. od 9:00'],
  ['on a holiday', '2026-11-17T10:00:00Z', false, 'zavřeno, je svátek, zítra od 9:00'],
  ['on Christmas Eve', '2026-12-24T09:00:00Z', false, 'zavřeno, je svátek, v pondělí 28. 12. od 9:00'],
])('%s it says so', (_name, moment, isOpen, today) => {
  const hours = say(moment)
  expect(hours.isOpen).toBe(isOpen)
  expect(plain(hours.today)).toBe(today)
})

test('a holiday in the coming week is announced', () => {
  expect(say('2026-11-13T10:00:00Z').holidays.map(plain)).toEqual(['v úterý 17. 11. je svátek: zavřeno'])
  expect(say('2026-11-02T10:00:00Z').holidays).toEqual([])
})

test('the week has a line for each day', () => {
  const { week } = say('2026-11-13T10:00:00Z')
  expect(week.map(({ hours }) => hours)).toEqual([...new Array(5).fill('9:00–18:00'), '9:00–12:00', 'zavřeno'])
})

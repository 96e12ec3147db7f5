import { expect, test } from 'vitest'
import {
  brakeOf,
  CAMPAIGN_STATES,
  type CampaignMove,
  missingLetterOf,
  missingOfLetter,
  movedCampaign,
  quietFor,
} from './campaign.ts'

test.each<[CampaignMove, string]>([
  ['schedule', 'scheduled - - - - -'],
  ['withdraw', '- draft - - - -'],
  ['begin', '- sending - - - -'],
  ['pause', '- - paused - - -'],
  ['resume', '- - - sending - -'],
  ['stop', '- - stopped stopped - -'],
  ['finish', '- - sent - - -'],
])('%s of each state gives %s', (move, expected) => {
  expect(CAMPAIGN_STATES.map((state) => movedCampaign(state, move) ?? '-').join(' ')).toBe(expected)
})

const HEAD = { type: 'hero', heading: 'Podzim v misce' }
test.each([
  [{ subject: 'Podzim', blocks: [HEAD, { type: 'text', body: 'Slovo.' }] }, []],
  [{ subject: ' ', blocks: [HEAD] }, ['subject']],
  [{ subject: 'Podzim', blocks: [] }, ['blocks']],
  [{ subject: 'Podzim', blocks: [{ type: 'text', body: 'Bez hlavy.' }] }, ['blocks']],
  [{ subject: 'Podzim', blocks: [HEAD, { type: 'countdown' }] }, ['blocks']],
  [{ subject: 'Podzim', blocks: [HEAD, HEAD] }, ['blocks']],
  [{ subject: 'Podzim', blocks: [HEAD, { type: 'text', body: 'Ahoj {{jméno}}' }] }, ['blocks']],
])('%j misses %j', (letter, missing) => {
  expect(missingOfLetter(letter)).toEqual(missing)
})

test.each([
  ['2026-11-18T10:00:00+01:00', null],
  ['2026-11-18T05:00:00+01:00', true],
  ['2026-11-18T23:50:00+01:00', true],
  ['2026-10-24T23:50:00+02:00', true],
])('letters of %s wait for the morning: %s', (moment, waits) => {
  const now = new Date(moment)
  const wait = quietFor(now)
  if (waits === null) return expect(wait).toBeNull()
  const morning = new Date(now.getTime() + (wait ?? 0))
  expect(quietFor(morning)).toBeNull()
  expect(quietFor(new Date(morning.getTime() - 1000))).not.toBeNull()
})

test.each([
  ['2026-11-19', [], null],
  ['2026-11-20', [], '2026-11'],
  ['2026-11-20', ['2026-10-31'], '2026-11'],
  ['2026-11-20', ['2026-11-03'], null],
  ['2026-11-20', ['2026-11-28'], null],
])('on %s with letters of %j the missing one is that of %s', (day, planned, missing) => {
  expect(
    missingLetterOf(
      new Date(`${day}T09:00:00Z`),
      planned.map((one) => new Date(`${one}T09:00:00Z`)),
    ),
  ).toBe(missing)
})

test.each([
  ['nothing came back', { sent: 1000, bounced: 0, complained: 0 }, null],
  ['nine of ten: too few to say anything', { sent: 10, bounced: 9, complained: 0 }, null],
  ['ten of a hundred', { sent: 100, bounced: 10, complained: 0 }, 'bounces'],
  ['just five of a hundred', { sent: 200, bounced: 10, complained: 0 }, null],
  ['a hair more', { sent: 199, bounced: 10, complained: 0 }, 'bounces'],
  ['three complaints of a thousand are borne', { sent: 1000, bounced: 0, complained: 3 }, null],
  ['three of fewer are not', { sent: 999, bounced: 0, complained: 3 }, 'complaints'],
  ['two never are', { sent: 2, bounced: 0, complained: 2 }, null],
  ['complaints weigh more', { sent: 100, bounced: 50, complained: 5 }, 'complaints'],
])('a campaign brakes: %s', (_name, counts, expected) => {
  expect(brakeOf(counts)).toBe(expected)
})

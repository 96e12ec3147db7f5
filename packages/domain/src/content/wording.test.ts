import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPublication, promisedNotice, wordingLabel, wordingOn } from './wording.ts'

const first = { version: '2026-11', effectiveFrom: '2026-11-01', title: 'Podmínky', perex: '', body: 'Do 7 dnů.' }
const draft = { effectiveFrom: '2026-12-01', title: 'Podmínky', perex: '', body: 'Do 5 dnů.' }
const today = '2026-11-17'
const facts = { 'company.ico': '19190019', 'company.dpo': ' ' }
const common = { slug: 'kariera', today, facts, notify: false }

test.each([
  ['a new text from a later day', draft, null],
  ['a text from today', { ...draft, effectiveFrom: today }, null],
  ['a text without words', { ...draft, body: ' \n' }, 'empty'],
  ['a text without a title', { ...draft, title: '' }, 'empty'],
  ['a day that is over', { ...draft, effectiveFrom: '2026-11-16' }, 'day_over'],
  ['the words that hold already', { ...draft, body: first.body }, 'same_text'],
])('%s is published or refused by name', (_, asked, reason) => {
  const answer = checkPublication({ ...common, draft: asked, published: [first] })
  expect(answer.ok ? null : answer.details.reason).toBe(reason)
})

test.each([
  ['IČO {{company.ico}}', []],
  ['{{cenik:doprava}} a {{produkt:granule-kure}}', []],
  ['{{company.dpo}}', ['company.dpo']],
  ['{{company.icco}} a {{company.icco}}, {{ company.ico }}', ['company.icco', ' company.ico ']],
  ['{{cenik:}} {{}}', ['cenik:', '']],
])('%s is published when every fact it names is filled in', (body, keys) => {
  const answer = checkPublication({ ...common, draft: { ...draft, body }, published: [first] })
  expect(answer.ok ? [] : answer.details).toEqual(keys.length === 0 ? [] : { reason: 'facts_missing', keys })
})

test('a heading is not filled in, so it names no fact', () => {
  const answer = checkPublication({ ...common, draft: { ...draft, perex: '{{company.ico}}' }, published: [first] })
  expect(answer).toMatchObject({ ok: false, details: { reason: 'facts_missing', keys: ['company.ico'] } })
})

test('a day before or of an announced wording is taken', () => {
  const announced = { ...first, version: '2027-01', effectiveFrom: '2027-01-01', body: 'Do 3 dnů.' }
  for (const effectiveFrom of ['2026-12-01', '2027-01-01']) {
    const answer = checkPublication({ ...common, draft: { ...draft, effectiveFrom }, published: [announced, first] })
    expect(answer).toMatchObject({ ok: false, details: { reason: 'day_taken' } })
  }
})

test('the first wording of a page follows nothing', () => {
  expect(checkPublication({ ...common, slug: 'obchodni-podminky', draft, published: [] }).ok).toBe(true)
})

test('a label is the month, and no two wordings of a page share one', () => {
  expect(wordingLabel(['2026-11'], '2026-12-01')).toBe('2026-12')
  expect(wordingLabel(['2026-12'], '2026-12-24')).toBe('2026-12b')
  const days = fc.array(fc.constantFrom('2026-12-01', '2026-12-09', '2027-01-01'), { maxLength: 80 })
  fc.assert(
    fc.property(days, (asked) => {
      const labels: string[] = []
      for (const day of asked) labels.push(wordingLabel(labels, day))
      expect(new Set(labels).size).toBe(labels.length)
    }),
  )
})

test('whatever is published one after another, every day has the wording that was published last of those that have begun', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(fc.tuple(day, day), { maxLength: 12 }), day, (tries, asked) => {
      const published: (typeof first)[] = []
      for (const [now, effectiveFrom] of tries) {
        const next = { ...first, effectiveFrom, version: `v${published.length}`, body: `Znění ${published.length}.` }
        if (checkPublication({ ...common, draft: next, published, today: now }).ok) published.push(next)
      }
      const begun = published.filter(({ effectiveFrom }) => effectiveFrom <= asked)
      expect(wordingOn(published, asked)).toEqual(begun.at(-1) ?? null)
    }),
  )
})

test.each([
  ['obchodni-podminky', 14, '2026-12-01', true, null],
  ['obchodni-podminky', 14, '2026-11-30', true, 'notice_late'],
  ['obchodni-podminky', 14, '2026-12-01', false, 'notice_missing'],
  ['pravidla-vernostniho-programu', 30, '2026-12-16', true, 'notice_late'],
  ['pravidla-vernostniho-programu', 30, '2026-12-17', true, null],
  ['reklamacni-rad', null, '2026-11-17', false, null],
])('%s keeps the notice of %s days that it promises: from %s, told %s', (slug, days, effectiveFrom, notify, reason) => {
  expect(promisedNotice(slug)).toBe(days)
  const answer = checkPublication({
    slug,
    today,
    facts,
    notify,
    draft: { ...draft, effectiveFrom },
    published: [first],
  })
  expect(answer.ok ? null : answer.details.reason).toBe(reason)
})

test.each([
  ['Program ukončujeme.', '2027-02-16', 'notice_late'],
  ['Program ukončujeme.', '2027-02-17', null],
  ['Věrnostní program k 1. březnu 2027 končí.', '2027-02-16', 'notice_late'],
  ['Program můžeme ukončit s oznámením 3 měsíce předem.', '2026-12-17', null],
  ['Platnost kreditů končí za rok.', '2026-12-17', null],
])('the end of the loyalty programme is told three months ahead: %s from %s', (body, effectiveFrom, reason) => {
  const asked = { ...draft, body, effectiveFrom }
  const publication = { slug: 'pravidla-vernostniho-programu', today, facts, notify: true }
  const answer = checkPublication({ ...publication, draft: asked, published: [first] })
  expect(answer.ok ? null : answer.details.reason).toBe(reason)
})

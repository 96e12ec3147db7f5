import { expect, test } from 'vitest'
import { articleState, missingWords, readingMinutes } from './article.ts'

test.each([
  ['', 1],
  ['slovo '.repeat(200), 1],
  ['slovo '.repeat(201), 2],
  ['| --- | --- |', 1],
])('%# takes its minutes', (body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes)
})

test('what is missing is named', () => {
  expect(missingWords({ title: 'Psi', perex: ' ', body: '', seoDescription: 'O psech.' })).toEqual(['perex', 'body'])
})

test.each([
  [null, 'draft'],
  ['2026-11-17T10:00:00Z', 'published'],
  ['2026-11-17T10:00:01Z', 'scheduled'],
] as const)('published at %s is %s', (at, state) => {
  expect(articleState(at === null ? null : new Date(at), new Date('2026-11-17T10:00:00Z'))).toBe(state)
})

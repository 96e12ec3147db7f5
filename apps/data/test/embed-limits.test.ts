import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FullService, startFullService } from './full-service.ts'

let service: FullService
beforeAll(async () => {
  service = await startFullService({
    overrides: { DATA_LIMITED_ROLES: ['anon'], DATA_EMBED_DEPTH: 2, DATA_EMBEDS: 3, DATA_NETWORK_RATE: 20 },
  })
})
afterAll(() => service.stop())

const codeOf = (body: string) => (JSON.parse(body) as { code?: string }).code
const ask = (select: string, from = 'products', role?: string) =>
  service.get(`/${from}?select=${encodeURIComponent(select)}`, role ? { role } : {})

describe('what anybody may embed', () => {
  test.each([
    ['nothing', 'id'],
    ['a parent', 'id,storefronts(id)'],
    ['two levels down', 'id,products(id,variants(id))', 'storefronts'],
    ['a parent of a child', 'id,variants(id,products(id))'],
  ])('%s is answered', async (_what, select, from = 'products') => {
    expect((await ask(select, from)).status).toBe(200)
  })

  test('one level more is too deep', async () => {
    const answer = await ask('id,products(id,variants(id,products(id)))', 'storefronts')
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'PGRSTX01', details: '3 levels, at most 2' })
  })

  test('one resource more is too many', async () => {
    const embed = (alias: string) => `${alias}:storefronts(id)`
    expect((await ask(`id,${['a', 'b', 'c'].map(embed)}`)).status).toBe(200)
    const answer = await ask(`id,${['a', 'b', 'c', 'd'].map(embed)}`)
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'PGRSTX01'])
  })

  test.each([
    ['a list below a parent', 'id,storefronts(id,products(id))'],
    ['a list below a list of shared rows', 'id,categories(id,products(id))'],
  ])('%s multiplies rows and is refused', async (_what, select) => {
    const answer = await ask(select)
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'PGRSTX02'])
  })

  test('who has a role of their own is not limited', async () => {
    expect((await ask('id,storefronts(id,products(id,variants(id)))', 'products', 'staff')).status).toBe(200)
  })
})

describe('how often one network may ask', () => {
  const from = (address: string) =>
    service.get('/products?select=id&limit=1', { headers: { 'X-Forwarded-For': address } })

  test('behind a proxy each network has its own count', async () => {
    const answers = []
    for (let times = 0; times < 22; times += 1) answers.push(await from('203.0.113.7'))
    expect(answers.map(({ status }) => status).slice(18)).toEqual([200, 200, 429, 429])
    expect(codeOf(answers[21]?.body ?? '')).toBe('PGRSTX03')
    expect(answers[21]?.headers['retry-after']).toBe('10')
    expect((await from('203.0.113.8')).status).toBe(200)
  })

  test('our own page server is not counted', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('id')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

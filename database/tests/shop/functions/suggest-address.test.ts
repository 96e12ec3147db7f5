import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadDemoPlaces } from '../../../src/addresses/load-demo-places.ts'
import { loadPlaces } from '../../../src/addresses/load-places.ts'
import type { Place } from '../../../src/addresses/place.ts'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, column } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  await client.query('begin')
  await loadDemoPlaces(client)
  await client.query('commit')
  client.release()
})
afterAll(() => database.drop())

const labels = (q: string) =>
  asAnonymous(database.pool, (client) => column<string>(client, 'select label from shop.suggest_address($1)', [q]))

describe('suggestions', () => {
  test('a beginning offers streets, the largest first', async () => {
    const [first] = await labels('vinoh')
    expect(first).toBe('Vinohradská, Vinohrady, Praha')
  })

  test.each([
    ['Vinohradská 2048/5a, Praha', 'the line as it is written'],
    ['vinohradska 2048', 'without marks and capitals'],
    ['vinohradska 2048/5', 'with both numbers'],
    ['vinohradska 5 praha', 'by the orientation number'],
    ['vinoh 2048 pra', 'with unfinished words'],
    ['praha vinohradska 2048', 'town first'],
    ['Vinohradská 2048, 120 00 Praha 2', 'with post code and district'],
    ['vinohardska 2048', 'with two letters swapped'],
    ['vinohradka 2048 praha', 'with a letter missing'],
    ['vinnohradska 2048 praha', 'with a letter doubled'],
  ])('%s finds the house (%s)', async (q) => {
    expect(await labels(q)).toContain('Vinohradská 2048/5a, Vinohrady, 120 00 Praha')
  })

  test('a complete suggestion has everything the form needs', async () => {
    const { rows } = await asAnonymous(database.pool, (client) =>
      client.query(`select * from shop.suggest_address('vinohradska 2048/5a')`),
    )
    expect(rows[0]).toEqual({
      place_code: '990000001',
      label: 'Vinohradská 2048/5a, Vinohrady, 120 00 Praha',
      street: 'Vinohradská 2048/5a',
      city: 'Praha',
      zip: '12000',
      is_complete: true,
    })
  })

  test.each(['', 'x', '   ', '12', '!!!', `'; drop table shop.customers; --`, 'a & b | !c:*', 'x'.repeat(5000)])(
    '%j is answered without harm',
    async (q) => {
      expect(Array.isArray(await labels(q))).toBe(true)
    },
  )

  test('never more than twenty', async () => {
    const many = await asAnonymous(database.pool, (client) =>
      column(client, `select label from shop.suggest_address('na', 1000)`),
    )
    expect(many.length).toBeLessThanOrEqual(20)
  })

  test('the tables behind it are closed', async () => {
    const read = asAnonymous(database.pool, (client) => client.query('select from internal.address_places'))
    await expect(read).rejects.toThrow(/permission denied/)
  })
})

describe('what is typed is taken apart', () => {
  test.each([
    ['Radlická 3294/10, Praha 5', '{radlicka,praha}', 3294, 10, null],
    ['28. října 168, Ostrava', '{28,rijna,ostrava}', 168, null, null],
    ['28 rijna 168/5a', '{28,rijna}', 168, 5, null],
    ['č.p. 48, Olší', '{olsi}', 48, null, null],
    ['č. ev. 12 Slapy', '{slapy}', 12, null, null],
    ['Hlavní 15, 602 00 Brno', '{hlavni,brno}', 15, null, '60200'],
    ['17. listopadu', '{17,listopadu}', null, null, null],
    ['Olší', '{olsi}', null, null, null],
  ])('%s', async (q, words, number, second, zip) => {
    const { rows } = await asOwner(database.pool, (client) =>
      client.query('select words::text, number, second, zip from internal.parse_address_query($1)', [q]),
    )
    expect(rows[0]).toEqual({ words, number, second, zip })
  })
})

describe('checking an address as written', () => {
  const check = async (street: string, city: string, zip: string) =>
    (
      await asAnonymous(database.pool, (client) =>
        client.query('select state, right_zip from shop.check_address($1, $2, $3)', [street, city, zip]),
      )
    ).rows[0]

  test.each([
    ['Vinohradská 2048/5a', 'Praha', '12000', 'found'],
    ['vinohradska 2048', 'praha 2', '120 00', 'found'],
    ['Vinohradská 2048/5a', 'Praha', '60200', 'zip_mismatch'],
    ['Vinohradská 9999', 'Praha', '12000', 'not_found'],
    ['Vinohradská 2048/5a', 'Brno', '12000', 'not_found'],
    ['Vinohradská', 'Praha', '12000', 'not_found'],
  ])('%s, %s %s is %s', async (street, city, zip, state) => {
    expect(await check(street, city, zip)).toMatchObject({ state })
  })

  test('a wrong post code comes with the right one', async () => {
    expect((await check('Vinohradská 2048/5a', 'Praha', '60200')).right_zip).toBe('12000')
  })
})

describe('loading', () => {
  const place: Place = {
    code: 1,
    municipalityCode: 1,
    municipality: 'Olší',
    part: 'Olší',
    street: '',
    isEvidence: false,
    houseNumber: 48,
    orientationNumber: null,
    orientationLetter: null,
    zip: '58856',
  }

  test('the same places twice change nothing, others are moved and removed', async () => {
    await asOwner(database.pool, async (client) => {
      await loadPlaces(client, [place, { ...place, code: 2, houseNumber: 49 }])
      await client.query('drop table imported_places')
      expect(await loadPlaces(client, [place, { ...place, code: 2, houseNumber: 49 }])).toEqual({
        saved: 0,
        removed: 0,
        streets: 1,
      })
      await client.query('drop table imported_places')
      expect(await loadPlaces(client, [{ ...place, street: 'Nová' }])).toEqual({ saved: 1, removed: 1, streets: 1 })
      expect(await column(client, `select label from shop.suggest_address('nova 48 olsi')`)).toEqual([
        'Nová 48, Olší, 588 56 Olší',
      ])
    })
  })

  test('an imported register is not replaced by the sample', async () => {
    await asOwner(database.pool, async (client) => {
      await loadPlaces(client, [place])
      await client.query('drop table imported_places')
      expect(await loadDemoPlaces(client)).toBeNull()
    })
  })
})

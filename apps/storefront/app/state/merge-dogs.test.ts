import { dogOf } from '@shop/domain/dog/dog'
import { describe, expect, test } from 'vitest'
import { mergeDogs } from './merge-dogs.ts'
import type { KeptDog } from './parse-dogs.ts'

const dog = (id: string, name: string, ...allergies: string[]): KeptDog => ({
  id,
  name,
  dog: dogOf({ weightKg: 14, allergies }),
})

describe('mergeDogs', () => {
  test('leaves a guest the dogs of the browser', () => {
    const browser = [dog('pes-1', 'Bady')]
    expect(mergeDogs(null, browser)).toBe(browser)
  })

  test('shows the dogs of the account first, then those only this browser knows', () => {
    const merged = mergeDogs([dog('account-1', 'Bady')], [dog('pes-1', 'Rézi')])
    expect(merged.map(({ id }) => id)).toEqual(['account-1', 'pes-1'])
  })

  test.each(['Bady', ' bady ', 'BADY'])('knows the dog of the account under the name %j', (name) => {
    expect(mergeDogs([dog('account-1', 'Bady')], [dog('pes-1', name)])).toHaveLength(1)
  })

  test('keeps a dog without a name apart: nobody can say that it is the same one', () => {
    expect(mergeDogs([dog('account-1', '')], [dog('pes-1', '')])).toHaveLength(2)
  })

  test('forbids what either of the two descriptions forbids', () => {
    const [merged] = mergeDogs([dog('account-1', 'Bady', 'hovezi')], [dog('pes-1', 'Bady', 'kure', 'hovezi')])
    expect(merged).toMatchObject({ id: 'account-1', dog: { allergies: ['hovezi', 'kure'] } })
  })
})

import { expect, test } from 'vitest'
import { inRepeatableTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'

const shop = openShop()

test('of two commands that wait for each other both are done, one of them at its second try', async () => {
  const circles: Error[] = []
  let begun = 0
  const { promise: bothHold, resolve } = Promise.withResolvers<void>()
  const hold = (first: number, second: number) =>
    inRepeatableTransaction(
      shop.deps.pool,
      async (tx) => {
        await tx.query('select pg_advisory_xact_lock(7, $1)', [first])
        begun += 1
        if (begun === 2) resolve()
        await bothHold
        await tx.query('select pg_advisory_xact_lock(7, $1)', [second])
        return first
      },
      (error) => circles.push(error),
    )
  expect(await Promise.all([hold(1, 2), hold(2, 1)])).toEqual([1, 2])
  expect(circles).toHaveLength(1)
  expect(begun).toBe(3)
})

test('what fails otherwise fails once', async () => {
  let tries = 0
  const failing = inRepeatableTransaction(
    shop.deps.pool,
    (tx) => {
      tries += 1
      return tx.query('select 1 / 0')
    },
    () => undefined,
  )
  await expect(failing).rejects.toThrow('division by zero')
  expect(tries).toBe(1)
})

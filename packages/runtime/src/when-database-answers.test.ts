import { expect, test } from 'vitest'
import { whenDatabaseAnswers } from './when-database-answers.ts'

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

function listen() {
  const lines: { message: string; waitMs?: number }[] = []
  const write = (fields: object, message: string) => void lines.push({ ...fields, message })
  return { lines, log: { warn: write, info: write } as never }
}

test('asks again, each time later, until the database is there, and says so', async () => {
  const { lines, log } = listen()
  let tries = 0
  const result = await whenDatabaseAnswers({ log, firstMs: 1, longestMs: 4 }, async () => {
    tries += 1
    if (tries < 6) throw away()
    return 'rows'
  })
  expect(result).toBe('rows')
  expect(lines.map(({ message, waitMs }) => [message, waitMs])).toEqual([
    ['database.awaited', 1],
    ['database.awaited', 2],
    ['database.awaited', 4],
    ['database.awaited', 4],
    ['database.awaited', 4],
    ['database.answers', undefined],
  ])
})

test('does not wait for what waiting does not mend', async () => {
  const { lines, log } = listen()
  const wrongPassword = Object.assign(new Error('no'), { severity: 'FATAL', code: '28P01' })
  await expect(whenDatabaseAnswers({ log }, () => Promise.reject(wrongPassword))).rejects.toBe(wrongPassword)
  expect(lines).toEqual([])
})

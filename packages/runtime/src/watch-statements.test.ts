import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { watchStatements } from './watch-statements.ts'

type Callback = (error: Error | null, result?: object) => void

/** Answers as the driver does, by promise or by callback; what is called `slow` takes its time by the test's own clock. */
function openPool(slowMs: number) {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({ app: 'test', stream: { write: (line) => void lines.push(JSON.parse(line)) } })
  const metrics = createMetrics({ processMetrics: false })
  const pool = new EventEmitter()
  watchStatements(pool as unknown as pg.Pool, { log, metrics, slowMs })
  const client = {
    query(statement: string | { text: string }, ...rest: unknown[]) {
      const text = typeof statement === 'string' ? statement : statement.text
      const fault = text.startsWith('fail') ? new Error('refused') : null
      const callback = rest.at(-1)
      if (typeof callback === 'function') return void (callback as Callback)(fault, { rows: [text] })
      return fault ? Promise.reject(fault) : Promise.resolve({ rows: [text] })
    },
  }
  pool.emit('connect', client)
  return { client, lines, read: () => metrics.registry.metrics() }
}

test('answers and refusals come through, and each is measured', async () => {
  const { client, lines, read } = openPool(60_000)
  expect(await client.query('select 1', [])).toEqual({ rows: ['select 1'] })
  await expect(client.query('fail')).rejects.toThrow('refused')
  const heard: unknown[] = []
  client.query('select 2', [], (error: Error | null, result: object) => void heard.push(error, result))
  client.query('fail', (error: Error | null) => void heard.push(error?.message))
  expect(heard).toEqual([null, { rows: ['select 2'] }, 'refused'])
  const text = await read()
  expect(text).toContain('database_statement_seconds_count{outcome="done"} 2')
  expect(text).toContain('database_statement_seconds_count{outcome="failed"} 2')
  expect(lines).toEqual([])
})

test('a slow one is counted by its name and told without its values', async () => {
  const { client, lines, read } = openPool(0)
  await client.query({ text: `select * from shop.orders where email = $1 and state = 'paid'` }, ['jitka@priklad.cz'])
  await client.query(Object.assign({ text: 'select 1' }, { name: 'order-of-a-link' }))
  expect(lines).toMatchObject([
    {
      level: 'warn',
      msg: 'statement.slow',
      statement: 'SELECT shop.orders',
      text: `select * from shop.orders where email = $1 and state = '…'`,
      ms: expect.any(Number),
    },
    { msg: 'statement.slow', statement: 'order-of-a-link' },
  ])
  expect(JSON.stringify(lines)).not.toContain('jitka')
  expect(await read()).toContain('database_slow_statements_total{statement="SELECT shop.orders"} 1')
})

test('names beyond two hundred are counted together', async () => {
  const { client, read } = openPool(0)
  for (let number = 0; number < 300; number += 1) await client.query(`select from shop.t${number}`)
  const names = [...(await read()).matchAll(/database_slow_statements_total\{statement="([^"]+)"\} (\d+)/g)]
  expect(names).toHaveLength(201)
  expect(names.find(([, name]) => name === 'other')?.[2]).toBe('100')
})

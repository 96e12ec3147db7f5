import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUSH_TOPICS } from '@shop/contract/push'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')

test('every topic that can be chosen has somebody who sends it, and nobody sends another', () => {
  const senders = globSync('**/*.ts', { cwd: SRC, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .filter((code) => code.includes('queuePush(context'))
  const sent = senders.flatMap((code) => [...code.matchAll(/topic: '(\w+)'/g)].map(([, topic]) => topic))
  expect([...new Set(sent.filter((topic) => topic !== 'reminders'))].toSorted()).toEqual([...PUSH_TOPICS].toSorted())
})

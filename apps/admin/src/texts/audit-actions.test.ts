import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APPLICATION_STATES } from '@shop/domain/application/application-state'
import { CYCLE_MACHINE } from '@shop/domain/plan/cycle-machine'
import { PLAN_MACHINE } from '@shop/domain/plan/plan-machine'
import { expect, test } from 'vitest'
import { ACTIONS } from './audit-actions.ts'

const SERVICES = join(import.meta.dirname, '../../../services/src')

test('everything that is written into the log has Czech words', () => {
  const written = globSync('**/*.ts', { cwd: SERVICES }).flatMap((file) => {
    const source = readFileSync(join(SERVICES, file), 'utf8')
    const calls = [...source.matchAll(/\baudit(?:All)?\([^{}]*/g)].map(([call]) => call)
    return calls.flatMap((call) => [...call.matchAll(/'([a-z]+\.[a-z_]+)'/g)].map(([, action]) => action as string))
  })
  expect(written.length).toBeGreaterThan(80)
  expect(written.filter((action) => !(action in ACTIONS))).toEqual([])
})

test('so has every step of a plan, its parcels and an application', () => {
  const steps = [
    ...Object.keys(PLAN_MACHINE.events).map((event) => `plan.${event}`),
    ...Object.keys(CYCLE_MACHINE.events).map((event) => `cycle.${event}`),
    ...APPLICATION_STATES.map((state) => `application.${state}`),
  ]
  expect(steps.filter((action) => !(action in ACTIONS))).toEqual([])
})

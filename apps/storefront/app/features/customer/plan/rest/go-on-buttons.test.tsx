import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aPlan } from '#app/features/customer/plan/plan.fixture.ts'
import type { FormState } from '#app/forms/form-state.ts'
import { GoOnButtons } from './go-on-buttons.tsx'
import { readPlanAction } from './read-plan-action.server.ts'

const asked: FormState = { form: 'plan-1', values: {}, errors: [], refusal: 'Má ho nahradit?', code: 'plan_exists' }

/** What a browser without a script would send for each button. */
function pressesOf(markup: string): Record<string, string>[] {
  const fields = (tag: string) =>
    [...markup.matchAll(new RegExp(`<${tag}[^>]*>`, 'g'))].flatMap(([text]) => {
      const [, name] = /name="([^"]*)"/.exec(text) ?? []
      const [, value] = /value="([^"]*)"/.exec(text) ?? []
      return name && value ? [[name, value]] : []
    })
  return fields('button').map((button) => Object.fromEntries([...fields('input'), button]))
}

test.each([
  ['ended', 'restart'],
  ['paused', 'resume'],
] as const)('what is %s goes on by one press, or by the answer to what was asked', (state, intent) => {
  const plan = aPlan({ state })
  expect(pressesOf(renderToStaticMarkup(<GoOnButtons plan={plan} state={undefined} />))).toEqual([{ intent }])
  expect(pressesOf(renderToStaticMarkup(<GoOnButtons plan={plan} state={asked} />))).toEqual([
    { intent, sameFood: 'replace' },
    { intent, sameFood: 'keep' },
  ])
})

test.each([
  [{}, null],
  [{ sameFood: 'keep' }, 'keep'],
  [{ sameFood: 'replace' }, 'replace'],
  [{ sameFood: 'both' }, null],
])('the answer %j is read as %s', (fields, sameFood) => {
  const values = new FormData()
  for (const [name, value] of Object.entries(fields)) values.set(name, value)
  expect(readPlanAction(values, 'restart')).toEqual({ action: 'restart', sameFood })
})

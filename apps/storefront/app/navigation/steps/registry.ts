import { data, type MiddlewareFunction } from 'react-router'
import { bodyClass } from './body-class.ts'
import { language } from './language.ts'
import type { Step, VisitedRoute } from './step.ts'

const registry = new Map<string, Step>([
  ['body-class', bodyClass],
  ['nuxti18n', language],
])

/** These run on every route; a page may name more through `steps()` in its middleware. */
export const STEPS_OF_EVERY_ROUTE = ['body-class', 'nuxti18n']

export function stepNamed(name: string): Step {
  const step = registry.get(name)
  if (step) return step
  const message = `Unknown middleware ${name}`
  throw data({ message }, { status: 500, statusText: message })
}

export function steps(...names: string[]): MiddlewareFunction<Response> {
  return async (_args, next) => {
    const found = names.map(stepNamed)
    const response = await next()
    for (const step of found) step.onAnswer?.(response.headers)
    return response
  }
}

export function bodyClassOf(routes: VisitedRoute[]): string {
  return STEPS_OF_EVERY_ROUTE.map((name) => stepNamed(name).bodyClass?.(routes))
    .filter(Boolean)
    .join(' ')
}

export function afterShown(path: string): void {
  for (const name of STEPS_OF_EVERY_ROUTE) stepNamed(name).onShown?.(path)
}

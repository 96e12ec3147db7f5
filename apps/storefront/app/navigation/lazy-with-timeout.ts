import { type ComponentType, lazy } from 'react'
import { CHUNK_TIMEOUT, withTimeout } from './with-timeout.ts'

/** Any piece of code that comes later. Whoever waits for it longer than two minutes is told that it does not come. */
export function loadPiece<Module>(load: () => Promise<Module>): Promise<Module> {
  return withTimeout(load(), CHUNK_TIMEOUT)
}

/** A component whose code comes when it is first drawn: the module and the name it has there. */
export function lazyWithTimeout<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadPiece(load))[name] }))
}

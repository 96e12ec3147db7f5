import type { Register } from 'react-router'
import type { PageSeen } from '#app/state/analytics.ts'

type Modules = Register['routeModules']

type Unwrapped<Answer> = Answer extends Response
  ? never
  : Answer extends { data: infer Data; init: ResponseInit | null }
    ? Data
    : Answer

/** What the loader of a route gives its page. */
export type LoaderData<Id extends keyof Modules> = Modules[Id] extends { loader: (...args: never[]) => infer Answer }
  ? Unwrapped<Awaited<Answer>>
  : never

/** A page that was shown, with the data of its route: a field that a loader renames is missed here by the compiler. */
export interface SeenRoute<Id extends keyof Modules> extends PageSeen {
  data: NonNullable<LoaderData<Id>>
}

import type { ApiScope } from '@shop/domain/partner-api/api-scopes'
import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import type { Work } from './staff/staff-rights.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: a customer or a member of staff needs a session; a session of the wrong kind is answered 403. */
type Access =
  | { access: 'anyone' | 'customer' }
  /** A machine that brings a key of this scope. No session opens it, and the key opens nothing else. */
  | { access: 'partner'; scope: ApiScope }
  | {
      access: 'staff'
      /** Whose work it is; see `staff-rights.ts`. */
      work: Work
      /** Moves money, changes who works here or shows who somebody is: the second factor was shown within the last minutes. */
      recentProof?: true
    }

interface EndpointParts {
  method: Method
  /** `:name` stands for a parameter of `params`. */
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  status?: 200 | 201 | 202
  /** Answers of the rules, beside those that any request can get. */
  refusals: readonly ErrorCode[]
}

type EndpointShape = EndpointParts & Access

export type Endpoint = Readonly<EndpointShape>

export function endpoint<const Shape extends EndpointShape>(shape: Shape): Readonly<Shape> {
  return shape
}

// An empty object would forbid every key of the parts beside it.
type Open<Shape> = Shape extends Record<string, never> ? unknown : Shape
type Out<Schema> = Schema extends z.ZodType ? Open<z.output<Schema>> : unknown
type In<Schema> = Schema extends z.ZodType ? Open<z.input<Schema>> : unknown
type Part<E, Name extends string> = E extends Record<Name, infer Schema> ? Schema : undefined

/** What a handler receives: parameters, query and body in one object; their names never overlap. */
export type Input<E extends Endpoint> = Out<Part<E, 'params'>> & Out<Part<E, 'query'>> & Out<Part<E, 'body'>>

/** What a caller gives. */
export type CallInput<E extends Endpoint> = In<Part<E, 'params'>> & In<Part<E, 'query'>> & In<Part<E, 'body'>>

export type Reply<E extends Endpoint> = z.output<E['reply']>
export type RefusalOf<E extends Endpoint> = E['refusals'][number]

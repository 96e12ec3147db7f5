/** What a rule answers when it can say no. A refusal is an answer, not a failure: only bugs throw. */
export type Ok<Value> = { readonly ok: true; readonly value: Value }

export type Refusal<Code extends string = string, Details = unknown> = {
  readonly ok: false
  readonly code: Code
  readonly details: Details
}

export type Result<Value, Code extends string = string, Details = unknown> = Ok<Value> | Refusal<Code, Details>

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

export function refuse<const Code extends string>(code: Code): Refusal<Code, Record<string, never>>
export function refuse<const Code extends string, Details>(code: Code, details: Details): Refusal<Code, Details>
export function refuse(code: string, details: unknown = {}): Refusal {
  return { ok: false, code, details }
}

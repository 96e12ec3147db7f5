import type { Ok, Refusal } from '@shop/domain/result'

export type FieldFault = { readonly name: string; readonly message: string }

/** The partner understood us and said no. `reason` is ours and closed; the rest is the partner's own word, for staff. */
export type Refused<Reason extends string> = Refusal<
  'refused',
  {
    readonly reason: Reason
    readonly partnerCode: string
    readonly message: string
    readonly fields: readonly FieldFault[]
  }
>

/** No answer we could use. A changing call that was on its way may have been carried out all the same. */
export type Unavailable = Refusal<
  'unavailable',
  {
    readonly cause: 'timeout' | 'unreachable' | 'broken_off' | 'server_error' | 'busy' | 'too_large'
    readonly httpStatus: number | null
    readonly mayHaveHappened: boolean
  }
>

/** An answer that is not what the partner promises. `problem` names places, never values: they may be personal. */
export type Malformed = Refusal<'malformed', { readonly problem: string; readonly mayHaveHappened: boolean }>

/** What every call to a partner gives back; it never throws for what the partner does. */
export type Answer<Value, Reason extends string = string> = Ok<Value> | Refused<Reason> | Unavailable | Malformed

export function refused<const Reason extends string>(
  reason: Reason,
  partnerCode: string,
  message = '',
  fields: readonly FieldFault[] = [],
): Refused<Reason> {
  return { ok: false, code: 'refused', details: { reason, partnerCode, message, fields } }
}

export function malformed(problem: string, mayHaveHappened: boolean): Malformed {
  return { ok: false, code: 'malformed', details: { problem, mayHaveHappened } }
}

export function unavailable(
  cause: Unavailable['details']['cause'],
  httpStatus: number | null,
  mayHaveHappened: boolean,
): Unavailable {
  return { ok: false, code: 'unavailable', details: { cause, httpStatus, mayHaveHappened } }
}

export function mapAnswer<From, To, Reason extends string>(
  answer: Answer<From, Reason>,
  convert: (value: From) => To,
): Answer<To, Reason> {
  return answer.ok ? { ok: true, value: convert(answer.value) } : answer
}

import { ApiError } from '#app/errors.ts'
import type { DbFunction, Schema } from '#app/schema-cache/schema-cache.ts'

interface CallArgument {
  name: string
  type: string
  /** Where the value is, when it came in the query string. */
  slot: number
}

export interface CallPlan {
  function: DbFunction
  /** How the arguments reach the function. */
  passing: 'none' | 'values' | 'fields' | 'first-element' | 'whole-body'
  args: CallArgument[]
}

interface CallInput {
  schema: Schema
  name: string
  argumentNames: string[]
  /** Undefined for GET: then the arguments are values of the query string, from the given slot on. */
  body?: { isArray: boolean; isJson: boolean }
  firstSlot: number
}

export function planCall(input: CallInput): CallPlan {
  const { body, argumentNames, firstSlot } = input
  const chosen = chooseFunction(input)
  const isNamed = acceptsNames(chosen, argumentNames)
  if (!isNamed)
    return { function: chosen, passing: 'whole-body', args: chosen.args.map((arg) => ({ ...arg, slot: 0 })) }
  const args = argumentNames.map((name, index) => {
    const type = chosen.args.find((arg) => arg.name === name)?.type ?? 'text'
    return { name, type, slot: firstSlot + index }
  })
  if (args.length === 0) return { function: chosen, passing: 'none', args }
  if (!body) return { function: chosen, passing: 'values', args }
  return { function: chosen, passing: body.isArray ? 'first-element' : 'fields', args }
}

/** By name and by the set of argument names; types never decide. */
function chooseFunction(input: CallInput): DbFunction {
  const overloads = input.schema.functions.get(input.name) ?? []
  const fitting = overloads.filter((candidate) => acceptsNames(candidate, input.argumentNames))
  if (fitting.length > 1) throw ambiguousCall(fitting)
  const takesBody = input.body?.isJson ? overloads.find((candidate) => candidate.takesUnnamedJson) : undefined
  const chosen = fitting[0] ?? takesBody
  if (!chosen) throw unknownFunction(input)
  return chosen
}

function acceptsNames({ args }: DbFunction, names: string[]): boolean {
  if (args.some(({ name }) => name === '')) return false
  const isComplete = args.every(({ name, isRequired }) => !isRequired || names.includes(name))
  return isComplete && names.every((name) => args.some((arg) => arg.name === name))
}

function ambiguousCall(candidates: DbFunction[]): ApiError {
  const list = candidates.map(({ schema, name, args }) => {
    return `${schema}.${name}(${args.map((arg) => `${arg.name} => ${arg.type}`).join(', ')})`
  })
  return new ApiError(300, 'PGRST203', `Could not choose the best candidate function between: ${list.join(', ')}`, {
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })
}

function unknownFunction({ schema, name, argumentNames, body }: CallInput): ApiError {
  const full = `${schema.name}.${name}`
  const names = [...argumentNames].sort()
  const signature = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`
  const searched =
    names.length === 0 ? ' without parameters' : ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`
  const alternative = body?.isJson ? ' or with a single unnamed json/jsonb parameter' : ''
  return new ApiError(404, 'PGRST202', `Could not find the function ${full}${signature} in the schema cache`, {
    details: `Searched for the function ${full}${searched}${alternative}, but no matches were found in the schema cache.`,
  })
}

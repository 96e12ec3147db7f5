import type { DataConfig } from './config.ts'
import { ApiError, embedsFanOut, embedsTooDeep, noSchemaCache } from './errors.ts'
import type { Execute, Executed, Execution } from './query/execute.ts'
import { createPlanCache, type FindPlan } from './query/plan-cache.ts'
import type { RequestPlan } from './query/request-plan.ts'
import { type ApiRequest, type IncomingRequest, parseApiRequest } from './request/api-request.ts'
import type { Authenticate, Identity } from './request/authenticate.ts'
import { type Answer, applyControl, toErrorAnswer } from './response/answer.ts'
import { isPreflight, listCorsHeaders, listPreflightHeaders } from './response/cors.ts'
import { parseDatabaseControl } from './response/database-control.ts'
import { toApiError } from './response/database-error-response.ts'
import { buildOptionsAnswer } from './response/options-answer.ts'
import { formatPreferenceApplied } from './response/preference-applied.ts'
import { buildReadAnswer } from './response/read-answer.ts'
import { buildWriteAnswer } from './response/write-answer.ts'
import type { CacheHolder } from './schema-cache/cache-holder.ts'

interface ServiceParts {
  config: DataConfig
  cacheHolder: CacheHolder
  authenticate: Authenticate
  execute: Execute
  /** Something that is our fault and not the caller's. */
  onFault(error: unknown, requestId: string | undefined): void
}

export type Respond = (incoming: IncomingRequest) => Promise<Answer>

/** From the bytes of a request to those of its answer; every error of the contract becomes an answer too. */
export function createRespond(parts: ServiceParts): Respond {
  const { config, authenticate, onFault } = parts
  const findPlan = createPlanCache(config.DATA_MAX_ROWS)
  return async (incoming) => {
    const { method, headers } = incoming
    if (isPreflight(method, headers)) {
      return { status: 200, headers: listPreflightHeaders(headers, config.DATA_CORS_ORIGINS), body: '' }
    }
    const route: { name?: string } = {}
    let identity: Identity | undefined
    let answer: Answer
    try {
      const found = authenticate(headers.authorization)
      identity = found instanceof Promise ? await found : found
      answer = await answerRequest(parts, findPlan, incoming, identity, route)
    } catch (error) {
      const apiError = toApiError(error, identity?.isAnonymous ?? true)
      if (apiError.code === 'PGRSTX00') onFault(error, incoming.id)
      answer = toErrorAnswer(apiError)
    }
    const cors = listCorsHeaders(headers.origin, config.DATA_CORS_ORIGINS)
    if (cors) Object.assign(answer.headers, cors)
    if (method === 'HEAD') answer.body = null
    if (route.name !== undefined) answer.route = route.name
    return answer
  }
}

async function answerRequest(
  { config, cacheHolder, execute }: ServiceParts,
  findPlan: FindPlan,
  incoming: IncomingRequest,
  identity: Identity,
  route: { name?: string },
): Promise<Answer> {
  const request = parseApiRequest(incoming, { schemas: config.DATA_SCHEMAS, maxRows: config.DATA_MAX_ROWS })
  const cache = cacheHolder.current()
  if (!cache) throw noSchemaCache()
  if (request.method === 'OPTIONS') return buildOptionsAnswer(request, cache)
  const plan = findPlan(request, cache)
  route.name = request.target.name
  if (config.DATA_LIMITED_ROLES.includes(identity.role)) checkWeight(plan, config)
  const { timezone: asked } = request.preferences
  const timezone = asked !== undefined && cacheHolder.isTimezone(asked) ? asked : undefined
  checkPreferences(request, plan, asked !== undefined && timezone === undefined)
  if (request.mediaError) throw request.mediaError
  const execution: Execution = { request, plan, identity, headers: incoming.headers, cache, timezone }
  const answer = await run(execution, execute, config)
  const applied = formatPreferenceApplied(request.preferences, {
    isWrite: plan.table !== undefined && !plan.isReadOnly,
    hasConflictTarget: plan.hasConflictTarget,
    takesDefaults: plan.table !== undefined && request.payload !== undefined,
    allowsTx: config.DATA_TX_OVERRIDE,
    isTimezoneKnown: timezone !== undefined,
    limitsAffected: limitsAffected(request, plan),
  })
  if (applied !== '') answer.headers['Preference-Applied'] = applied
  return answer
}

async function run(execution: Execution, execute: Execute, config: DataConfig): Promise<Answer> {
  const { request, plan } = execution
  const build = (executed: Executed): Answer => {
    checkAffected(request, plan, executed.rows)
    const isWrite = plan.table !== undefined && !plan.isReadOnly
    const answer = isWrite
      ? buildWriteAnswer(request, plan, executed)
      : buildReadAnswer(request, plan, executed, config.DATA_MAX_ROWS)
    return applyControl(answer, parseDatabaseControl(executed.responseHeaders, executed.responseStatus))
  }
  if (plan.isReadOnly) return build(await execute(execution))
  const built: { answer?: Answer } = {}
  await execute(execution, (executed) => {
    built.answer = build(executed)
    return config.DATA_TX_OVERRIDE && request.preferences.tx === 'rollback' ? 'rollback' : 'commit'
  })
  return built.answer as Answer
}

function checkWeight({ weight }: RequestPlan, { DATA_EMBED_DEPTH, DATA_EMBEDS }: DataConfig): void {
  if (weight.depth > DATA_EMBED_DEPTH) throw embedsTooDeep(`${weight.depth} levels, at most ${DATA_EMBED_DEPTH}`)
  if (weight.count > DATA_EMBEDS) throw embedsTooDeep(`${weight.count} resources, at most ${DATA_EMBEDS}`)
  if (weight.fansOut) throw embedsFanOut()
}

function checkPreferences({ preferences }: ApiRequest, plan: RequestPlan, isTimezoneUnknown: boolean): void {
  if (preferences.handling !== 'strict') return
  const unknown = isTimezoneUnknown ? [...preferences.unknown, `timezone=${preferences.timezone}`] : preferences.unknown
  if (unknown.length > 0) {
    throw new ApiError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    })
  }
  if (preferences.maxAffected !== undefined && plan.function && !plan.function.returnsSet) {
    const message = 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict'
    throw new ApiError(400, 'PGRST128', message)
  }
}

function limitsAffected({ method, preferences }: ApiRequest, plan: RequestPlan): boolean {
  if (preferences.handling !== 'strict') return false
  return method === 'PATCH' || method === 'DELETE' || plan.function !== undefined
}

function checkAffected(request: ApiRequest, plan: RequestPlan, rows: number): void {
  const { maxAffected } = request.preferences
  if (maxAffected === undefined || rows <= maxAffected || !limitsAffected(request, plan)) return
  throw new ApiError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  })
}

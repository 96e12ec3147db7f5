import { createLru } from '@shop/runtime/lru'
import { formatRangeShape } from '#app/plan/request-branch.ts'
import type { ApiRequest } from '#app/request/api-request.ts'
import type { SchemaCache } from '#app/schema-cache/schema-cache.ts'
import { planRequest, type RequestPlan } from './request-plan.ts'

const PLANS_KEPT = 1000
// A longer question is a rare one; a thousand of them would fill the memory.
const LONGEST_KEY = 3000

export type FindPlan = (request: ApiRequest, cache: SchemaCache) => RequestPlan

/** Requests that differ in their values only are planned once. */
export function createPlanCache(maxRows: number | undefined): FindPlan {
  const plans = createLru<RequestPlan>(PLANS_KEPT)
  return (request, cache) => {
    const key = formatPlanKey(request, cache.version)
    const known = plans.get(key)
    if (known) return known
    const plan = planRequest(request, cache, maxRows)
    if (key.length <= LONGEST_KEY) plans.set(key, plan)
    return plan
  }
}

/** Names are quoted, so that none of them can pass for another part of the key. */
function formatPlanKey(request: ApiRequest, version: number): string {
  const { method, schema, target, params, preferences, media, payload, argumentNames } = request
  const { count, resolution, missing } = preferences
  const names = target.kind === 'function' ? argumentNames : (payload?.keys ?? [])
  const body = payload ? `${payload.isArray}${payload.isJson}` : ''
  return [
    `${version} ${method} ${schema} ${target.kind} ${JSON.stringify(target.name)} ${media.contentType}`,
    `${count} ${preferences.return} ${resolution} ${missing} ${body} ${formatRangeShape(request)}`,
    names.length === 0 ? '' : JSON.stringify(names),
    params.shape,
  ].join('\n')
}

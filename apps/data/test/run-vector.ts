import type { CacheHolder } from '#app/schema-cache/cache-holder.ts'
import { cloneFixture, fixtureConfig, readFixedCache, type Served, serve } from './fixture.ts'
import { findDifferences } from './match.ts'
import { createRawClient, type RawAnswer, type RawClient } from './raw-request.ts'
import { signToken } from './sign-token.ts'
import type { Vector, VectorRequest, VectorStep } from './vector.ts'

export interface VectorRunner {
  /** What went wrong, in words. */
  run(vector: Vector): Promise<string[]>
  stop(): Promise<void>
}

/** Vectors that only read share one database and one connection; each that writes gets its own. */
export async function startVectorRunner(templateUrl: string): Promise<VectorRunner> {
  const shared = await cloneFixture(templateUrl)
  const cacheHolder = await readFixedCache(fixtureConfig(shared.url))
  // One connection: whatever a request leaves behind on it, the next one sees.
  const reading = await serve(fixtureConfig(shared.url, { DATA_POOL_SIZE: 1 }), cacheHolder)
  return {
    async run(vector) {
      if (!vector.writes) return runSteps(reading, vector)
      return runOnCopy(templateUrl, cacheHolder, vector)
    },
    async stop() {
      await reading.stop()
      await shared.drop()
    },
  }
}

async function runOnCopy(templateUrl: string, cacheHolder: CacheHolder, vector: Vector): Promise<string[]> {
  const copy = await cloneFixture(templateUrl)
  const served = await serve(fixtureConfig(copy.url, { DATA_POOL_SIZE: 2 }), cacheHolder)
  try {
    return await runSteps(served, vector)
  } finally {
    await served.stop()
    await copy.drop()
  }
}

async function runSteps({ url }: Served, vector: Vector): Promise<string[]> {
  const client = createRawClient(url)
  const differences: string[] = []
  let previous: RawAnswer | undefined
  try {
    for (const [index, step] of [vector, ...(vector.then ?? [])].entries()) {
      const answer: RawAnswer = await sendStep(client, step, previous)
      const found = findDifferences(answer, step.expect, step.request.method === 'HEAD')
      differences.push(...found.map((text) => (index === 0 ? text : `step ${index + 1}: ${text}`)))
      previous = answer
    }
  } catch (error) {
    differences.push(`no answer: ${error}`)
  } finally {
    client.close()
  }
  return differences
}

function sendStep(client: RawClient, step: VectorStep, previous: RawAnswer | undefined): Promise<RawAnswer> {
  const { request } = step
  const token = tokenOf(step)
  const headers = fillHeaders(request.headers ?? {}, token)
  const hasAuthorization = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
  if (token !== undefined && !hasAuthorization) headers.Authorization = `Bearer ${token}`
  const path = request.path ?? String(previous?.headers[request.pathFromHeader ?? ''])
  const body = bodyOf(request)
  return client.send({ method: request.method, path, headers, ...(body === undefined ? {} : { body }) })
}

function fillHeaders(headers: Record<string, string>, token: string | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('{{jwt}}', token ?? '')]),
  )
}

function bodyOf({ body, bodyText, bodyBase64 }: VectorRequest): string | Buffer | undefined {
  if (bodyText !== undefined) return bodyText
  if (bodyBase64 !== undefined) return Buffer.from(bodyBase64, 'base64')
  return body === undefined ? undefined : JSON.stringify(body)
}

function tokenOf({ role, jwt, secret, token }: VectorStep): string | undefined {
  const claims = jwt ?? (role === undefined ? undefined : { role })
  const signed = claims && signToken(resolveTimes(claims), secret)
  if (token === undefined) return signed
  const [header = '', , signature = ''] = signed?.split('.') ?? []
  return token.replace('{{header}}', header).replace('{{signature}}', signature)
}

function resolveTimes(claims: Record<string, unknown>): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000)
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => {
      const shift = typeof value === 'object' && value !== null && '$now' in value ? value.$now : undefined
      return [name, typeof shift === 'number' ? now + shift : value]
    }),
  )
}

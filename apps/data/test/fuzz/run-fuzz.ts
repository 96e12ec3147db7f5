import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import fc from 'fast-check'
import { cloneFixture, fixtureConfig, runOn } from '../fixture.ts'
import { createRawClient, type RawAnswer, type RawClient } from '../raw-request.ts'
import { signToken } from '../sign-token.ts'
import { type FuzzRequest, fuzzRequest } from './requests.ts'
import { CALLERS, type Caller, PLANTED_SQL } from './secrets.ts'
import { readVisibleKeys, type VisibleKeys } from './visible-keys.ts'

interface FuzzReport {
  sent: number
  faults: string[]
  statuses: Map<number, number>
  heapAfterWarmUp: number
  heapAtEnd: number
}

interface FuzzOptions {
  templateUrl: string
  seed: number
  count: number
  onProgress?(sent: number): void
}

const CHUNK = 500
const CONCURRENCY = 8
const MOST_FAULTS = 20
const WARM_UP = 0.15
// What the contract answers with 5xx because the caller's own request makes the database say so.
const CONTRACT_5XX = /^(57014|54\w{3}|55000|21000|P0\w{3}|25\w{3}|40\w{3}|PT\w{3}|PGRST121|PGRST111|PGRST112|42P17)$/

/** Sends generated requests and looks at every answer: no crash, no fault of ours, nothing that the caller may not see. */
export async function runFuzz({ templateUrl, seed, count, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const copy = await cloneFixture(templateUrl)
  await runOn(copy.url, PLANTED_SQL)
  const visible = await readVisibleKeys(copy.url)
  const child = fork(join(import.meta.dirname, 'service-process.ts'), { execArgv: ['--expose-gc'] })
  try {
    const client = createRawClient(await startChild(child, copy.url))
    const report: FuzzReport = { sent: 0, faults: [], statuses: new Map(), heapAfterWarmUp: 0, heapAtEnd: 0 }
    const tokens = CALLERS.map(({ claims }) => claims && signToken(claims))
    for (let start = 0; start < count && report.faults.length < MOST_FAULTS; start += CHUNK) {
      const numRuns = Math.min(CHUNK, count - start)
      const requests = fc.sample(fuzzRequest, { seed: seed + start, numRuns })
      await sendAll(client, requests, (request, answer) => judge(report, visible, request, answer), tokens)
      report.sent += requests.length
      if (report.heapAfterWarmUp === 0 && report.sent >= count * WARM_UP) report.heapAfterWarmUp = await readHeap(child)
      onProgress?.(report.sent)
    }
    client.close()
    if (child.exitCode !== null) report.faults.push(`the service ended with ${child.exitCode}`)
    else report.heapAtEnd = await readHeap(child)
    return report
  } finally {
    child.disconnect()
    if (child.exitCode === null) await once(child, 'exit')
    await copy.drop()
  }
}

async function startChild(child: ChildProcess, databaseUrl: string): Promise<string> {
  const config = fixtureConfig(databaseUrl, { DATA_STATEMENT_TIMEOUT_MS: 2000 })
  child.send({ kind: 'start', config })
  const [{ url, adminUrl }] = await once(child, 'message')
  while ((await fetch(`${adminUrl}/ready`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20))
  return url
}

async function readHeap(child: ChildProcess): Promise<number> {
  child.send({ kind: 'heap' })
  const [{ bytes }] = await once(child, 'message')
  return bytes
}

type Judge = (request: FuzzRequest, answer: RawAnswer | Error) => void

async function sendAll(
  client: RawClient,
  requests: FuzzRequest[],
  judgeOne: Judge,
  tokens: (string | undefined)[],
): Promise<void> {
  const queue = requests.values()
  const work = async () => {
    for (const request of queue) {
      const token = tokens[request.caller]
      const headers: Record<string, string> = {
        ...request.headers,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      }
      // What is written is undone, so that the secrets stay where they were planted.
      if (request.method !== 'GET') headers.Prefer = `tx=rollback, ${headers.Prefer ?? ''}`
      const answer = await client.send({ ...request, headers }).catch((error: Error) => error)
      judgeOne(request, answer)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

function judge(report: FuzzReport, visible: VisibleKeys, request: FuzzRequest, answer: RawAnswer | Error): void {
  const fault = findFault(visible, request, answer)
  if (fault) report.faults.push(`${fault}: ${CALLERS[request.caller]?.name} ${JSON.stringify(request).slice(0, 1500)}`)
  if (!(answer instanceof Error)) report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1)
}

function findFault(visible: VisibleKeys, request: FuzzRequest, answer: RawAnswer | Error): string | undefined {
  if (answer instanceof Error) return `no answer (${answer.message})`
  const caller = CALLERS[request.caller] as Caller
  const seen = answer.body + JSON.stringify(answer.headers)
  const leaked = caller.forbidden.find((marker) => seen.includes(marker) && !JSON.stringify(request).includes(marker))
  if (leaked) return `leaked ${leaked}`
  if (answer.status >= 500 && !isOfContract(request, answer))
    return `answered ${answer.status} ${answer.body.slice(0, 300)}`
  return request.keyOf && answer.status < 300 ? findForeignRow(visible, request, answer) : undefined
}

function isOfContract({ method }: FuzzRequest, { body, headers }: RawAnswer): boolean {
  const code = method === 'HEAD' ? String(headers['proxy-status']).split('error=')[1] : JSON.parse(body).code
  return CONTRACT_5XX.test(code ?? '')
}

function findForeignRow(visible: VisibleKeys, { caller, keyOf }: FuzzRequest, { body }: RawAnswer): string | undefined {
  const keys = visible.of(caller, keyOf ?? '')
  const foreign = (JSON.parse(body) as { id: number }[]).find(({ id }) => !keys.has(id))
  return foreign && `showed row ${foreign.id} of ${keyOf}`
}

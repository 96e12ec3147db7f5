import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from '#app/manifest'
import { createService, type ServiceSettings } from '#app/service'
import { type LogLine, recordLog } from './log.ts'

export interface TestService {
  url: string
  mediaDir: string
  cacheDir: string
  log: LogLine[]
  /** What the services have, by `hash/name`; `questions` counts how often they were asked. */
  store: PictureStore
  get(path: string, method?: string): Promise<Response>
  manifest(): Promise<Manifest>
  /** The address of a picture as the manifest gives it now. */
  address(name: string, width: number, format: string): Promise<string>
  /** How many pictures sharp made since the start, from /metrics. */
  made(): Promise<number>
  stop(): Promise<void>
}

interface PictureStore {
  url: string
  pictures: Map<string, Buffer>
  questions: string[]
  stop(): void
}

/** The services, as far as pictures ask them. */
export async function startStore(): Promise<PictureStore> {
  const pictures = new Map<string, Buffer>()
  const questions: string[] = []
  const server = createServer((asked, answer) => {
    const key = (asked.url ?? '').replace(/^\/(pictures|videos)\//, '')
    questions.push(key)
    const bytes = pictures.get(key)
    answer.writeHead(bytes ? 200 : 404).end(bytes)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, pictures, questions, stop: () => void server.close().closeAllConnections() }
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'cenich-images-'))
}

/** The whole service on a free port, over folders of its own unless some are given. */
export async function startService(given: Partial<ServiceSettings> = {}, prepared = true): Promise<TestService> {
  const mediaDir = given.mediaDir ?? (await temporaryFolder())
  const cacheDir = given.cacheDir ?? (await temporaryFolder())
  const { log, logger } = recordLog()
  const store = await startStore()
  const own = { servicesUrl: store.url, jobs: 2, waiting: 100, rescanMs: 0, processMetrics: false }
  const settings = { ...own, ...given, mediaDir, cacheDir }
  const service = createService(settings, logger)
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 })
  if (prepared) await service.prepare()

  const get = (path: string, method = 'GET') => fetch(url + path, { method })
  const manifest = async () => (await (await get('/manifest.json')).json()) as Manifest
  return {
    url,
    mediaDir,
    cacheDir,
    log,
    store,
    get,
    manifest,
    address: async (name, width, format) => `/${(await manifest())[name]?.hash}/${width}/${name}.${format}`,
    made: async () => sumOf((await service.ops.inject('/metrics')).body, 'images_made_seconds_count'),
    stop: async () => {
      store.stop()
      await service.app.close()
    },
  }
}

export async function removeFolders(service: TestService): Promise<void> {
  await rm(service.mediaDir, { recursive: true })
  await rm(service.cacheDir, { recursive: true })
}

/** Sends the path as it is; fetch would tidy up dots and escapes first. */
export function getRaw(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject).end()
  })
}

function sumOf(metrics: string, name: string): number {
  const rows = metrics.split('\n').filter((row) => row.startsWith(`${name}{`) || row.startsWith(`${name} `))
  return rows.reduce((sum, row) => sum + Number(row.split(' ').at(-1)), 0)
}

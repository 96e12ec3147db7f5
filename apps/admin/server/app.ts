import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from '@shop/runtime/logger'
import { createCallerFinder } from '@shop/runtime/trusted-proxies'
import { askBackends } from './ask-backends.ts'
import type { Config } from './config.ts'
import { drawPage, FOR_ALL_ANSWERS } from './page.ts'
import { passOn } from './proxy.ts'
import { isOfficeCommand, isOfficeRead } from './routes.ts'

export interface Pages {
  /** The document, before the values of one answer are put in. */
  template(): Promise<string>
  /** A file of the browser; false when there is none of that name. */
  sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>
}

interface AppParts {
  log: Logger
  config: Config
  pages: Pages
  isStopping(): boolean
}

/** The back office's own server: its files, and the two doors behind it under one origin. */
export function buildApp(parts: AppParts): RequestListener {
  const findCaller = createCallerFinder(parts.config.TRUSTED_PROXIES)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/'
    const path = url.split('?', 1)[0] ?? '/'
    if (path === '/live') return void response.end('ok')
    if (path === '/ready') return sendReadiness(response, parts)
    const caller = findCaller(request.socket.remoteAddress ?? '', request.headers['x-forwarded-for'])
    const door = findDoor(request.method, path, parts.config)
    if (door === 'closed') return sendMissing(response)
    if (door) return passOn(request, response, { base: door.base, caller, path: url.slice(door.prefix.length) })
    if (await parts.pages.sendFile(request, response, path)) return
    if (path.startsWith('/assets/') || request.method !== 'GET') return sendMissing(response)
    const { html, headers } = drawPage(await parts.pages.template(), {
      images: parts.config.IMAGES_URL,
      isSecure: parts.config.ADMIN_URL.startsWith('https:'),
    })
    response.writeHead(200, headers).end(html)
  }
  return (request, response) =>
    void answer(request, response).catch((err: unknown) => {
      parts.log.error({ err }, 'request.failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'cache-control': 'no-store', ...FOR_ALL_ANSWERS }).end()
    })
}

function findDoor(method: string | undefined, path: string, config: Config) {
  if (path.startsWith('/data/')) {
    const isOpen = isOfficeRead(method, path.slice('/data'.length))
    return isOpen ? { base: config.DATA_URL, prefix: '/data' } : 'closed'
  }
  if (path.startsWith('/services/')) {
    const isOpen = isOfficeCommand(path.slice('/services'.length), config.SHOP_MODE === 'development')
    return isOpen ? { base: config.SERVICES_URL, prefix: '/services' } : 'closed'
  }
  return null
}

async function sendReadiness(response: ServerResponse, { config, isStopping }: AppParts): Promise<void> {
  const backends = isStopping() ? {} : await askBackends(config)
  const isReady = !isStopping() && Object.values(backends).every(Boolean)
  response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(backends))
}

function sendMissing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store', ...FOR_ALL_ANSWERS })
  response.end('Not found\n')
}

import { UploadReply } from '@shop/contract/upload'
import { plainFetch } from './routed-fetch.ts'
import type { ServicesConfig } from './services.ts'
import { ServicesError } from './services-error.ts'

export interface UploadedFile {
  name: string
  type: string
  bytes: ArrayBuffer
}

export type UploadAnswer = { ok: true; key: string } | { ok: false; code: 'file_too_large' | 'file_type' | 'too_many' }

const REFUSALS: Record<number, 'file_too_large' | 'file_type' | 'too_many'> = {
  413: 'file_too_large',
  415: 'file_type',
  429: 'too_many',
}

/** Sends one file ahead of the form it belongs to; the form then names its key. */
export async function uploadFile(config: ServicesConfig, { name, type, bytes }: UploadedFile): Promise<UploadAnswer> {
  if (!config.endpoint) throw new Error('The services endpoint is missing: set SERVICES_URL.')
  const init = {
    method: 'POST',
    body: bytes,
    headers: {
      'content-type': type,
      'x-file-name': encodeURIComponent(name).slice(0, 600),
      ...(config.requestId ? { 'x-request-id': config.requestId } : {}),
      ...(config.clientIp ? { 'x-forwarded-for': config.clientIp } : {}),
    },
    signal: AbortSignal.timeout(config.timeoutMs ?? 30_000),
  }
  const response = await (config.fetch ?? plainFetch)(
    `${config.endpoint.replace(/\/+$/, '')}/uploads`,
    init,
    '/uploads',
  )
  if (response.ok) return { ok: true, ...UploadReply.parse(await response.json()) }
  const code = REFUSALS[response.status]
  if (!code) throw new ServicesError(response.status, null)
  return { ok: false, code }
}

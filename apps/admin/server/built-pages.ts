import { join } from 'node:path'
import type { Pages } from './app.ts'
import { FOR_ALL_ANSWERS } from './page.ts'
import { readStaticFiles } from './static-files.ts'

/** What `pnpm build` has made. */
export async function openBuiltPages(folder = join(import.meta.dirname, '../build')): Promise<Pages> {
  const files = await readStaticFiles(folder)
  const document = files.get('/index.html')
  if (!document) throw new Error('The back office is not built: pnpm build.')
  const template = document.body.toString('utf8')
  files.delete('/index.html')
  return {
    template: async () => template,
    async sendFile(request, response, path) {
      const file = files.get(path)
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const { body, compressed, headers } = file
      const isSmall = compressed !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
      const sent = isSmall ? compressed : body
      response.writeHead(200, {
        ...headers,
        ...FOR_ALL_ANSWERS,
        ...(compressed ? { vary: 'accept-encoding' } : {}),
        ...(isSmall ? { 'content-encoding': 'br' } : {}),
        'content-length': sent.length,
      })
      response.end(request.method === 'HEAD' ? undefined : sent)
      return true
    },
  }
}

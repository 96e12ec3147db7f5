import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { Pages } from './app.ts'

const ROOT = join(import.meta.dirname, '..')

/** Pages as they are written, changing by themselves: for development only. */
export async function openVitePages(server: Server): Promise<Pages> {
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    template: async () => vite.transformIndexHtml('/', await readFile(join(ROOT, 'index.html'), 'utf8')),
    sendFile: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)))
      }),
  }
}

import { readdir } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

/** The browser's files: hashed ones live forever, the few with fixed names an hour; compressed ones were made at build. */
export async function staticFiles(folder: string): Promise<Router> {
  const known = new Set(await listFiles(folder))
  const router = Router()
  router.use(preferCompressed(known))
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false, redirect: false }),
  )
  // A chunk of an older release is missing, not a page: the answer must be short and must not be cached.
  router.use('/assets', (_request, response) => void response.set('Cache-Control', 'no-store').sendStatus(404))
  const plainFiles = express.static(folder, { maxAge: '1h', index: false, redirect: false })
  // A page must not cost a look at the disk for a file of its name.
  router.use((request, response, next) => (known.has(request.path) ? plainFiles(request, response, next) : next()))
  return router
}

function preferCompressed(known: Set<string>): RequestHandler {
  return (request, response, next) => {
    const path = request.path
    if (!known.has(path)) return next()
    const accepted = ENCODINGS.filter(({ extension }) => known.has(path + extension))
    if (accepted.length === 0) return next()
    response.vary('Accept-Encoding')
    // In our order, not in the browser's: it names gzip first and means nothing by it.
    const chosen = accepted.find(({ name }) => request.acceptsEncodings(name))
    if (!chosen) return next()
    response.set('Content-Encoding', chosen.name)
    response.type(extname(path))
    request.url = path + chosen.extension
    next()
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
}

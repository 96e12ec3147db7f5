import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

const KEPT_FOREVER = { immutable: true, maxAge: '1y', index: false, redirect: false } as const
/** Hashed files lie beside each other; whatever else stands in an address is nobody's. */
const HASHED = /^\/[\w.-]+$/

/**
 * The browser's files: hashed ones live forever, the few with fixed names an hour; compressed ones were made at build. Hashed files of
 * other releases are served too, from the folder where they are kept: for tabs that were opened before a release, for pages of the
 * edge, and for pages of the release after this one while both run.
 */
export async function staticFiles(folder: string, keptFolder?: string): Promise<Router> {
  const known = new Set(await listFiles(folder))
  const router = Router()
  router.use(preferCompressed(known))
  router.use('/assets', express.static(join(folder, 'assets'), KEPT_FOREVER))
  if (keptFolder) router.use('/assets', keptFiles(join(keptFolder, 'assets')))
  // A chunk of a release that is forgotten is missing, not a page: the answer must be short and must not be cached.
  router.use('/assets', (_request, response) => void response.set('Cache-Control', 'no-store').sendStatus(404))
  const plainFiles = express.static(folder, { maxAge: '1h', index: false, redirect: false })
  // A page must not cost a look at the disk for a file of its name.
  router.use((request, response, next) => (known.has(request.path) ? plainFiles(request, response, next) : next()))
  return router
}

/** The folder changes while the server runs, so it is looked at each time: few ask, and each of them once. */
function keptFiles(folder: string): RequestHandler {
  const files = express.static(folder, KEPT_FOREVER)
  return async (request, response, next) => {
    if (!HASHED.test(request.path)) return next()
    const known = await Promise.all(
      ['', ...ENCODINGS.map(({ extension }) => extension)].map(async (extension) => {
        const path = request.path + extension
        return (await isFile(join(folder, path))) ? [path] : []
      }),
    )
    preferCompressed(new Set(known.flat()))(request, response, () => files(request, response, next))
  }
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ?? false
}

function preferCompressed(known: ReadonlySet<string>): RequestHandler {
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

import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

interface StaticFile {
  body: Buffer
  /** Made once, at start; null for what does not get smaller. */
  compressed: Buffer | null
  headers: Record<string, string>
}

const MEDIA: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.wav': 'audio/wav',
}
/** A service worker: looked at anew every time, and it may load nothing. */
const WORKER = { 'cache-control': 'no-cache', 'content-security-policy': `default-src 'none'` }
const SQUEEZED = new Set(['.js', '.css', '.svg'])
const compress = promisify(brotliCompress)

/** The files of the build. There are a few dozen and they do not change, so all of them are kept in memory. */
export async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(paths.map(async (path) => [`/${relative(folder, path)}`, await readStaticFile(path)] as const)),
  )
}

async function readStaticFile(path: string): Promise<StaticFile> {
  const [body, extension] = [await readFile(path), extname(path)]
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return {
    body,
    compressed: SQUEEZED.has(extension) ? await compress(body, { params }) : null,
    headers: {
      'content-type': MEDIA[extension] ?? 'application/octet-stream',
      // Their names hold a hash of what is in them.
      'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(path.endsWith('/oznameni.js') ? WORKER : {}),
    },
  }
}

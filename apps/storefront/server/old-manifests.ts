import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { matchRoutes, type RouteObject } from 'react-router'

const VERSION = /^[\w-]{1,64}$/
const FOREVER = 'public, max-age=31536000, immutable'
/** The router's own limit of a question; whatever is longer it refuses itself. */
const LONGEST_QUESTION = 7680
const MOST_VERSIONS = 8

interface RouteEntry {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

interface RouteTable {
  entries: Readonly<Record<string, RouteEntry>>
  tree: RouteObject[]
}

interface Releases {
  /** Where files of all releases are kept. */
  folder: string
  /** The build that runs. */
  version: string
}

/**
 * A tab asks where pages lie that it has not met yet, and names its build. The router knows only its own and answers others that they
 * should load the document anew; a tab that then gets a page of the same old build, because the edge has it or because both run, is
 * shown an error at its next step. So tabs of other releases are answered from the table their release has left.
 */
export function oldManifests({ folder, version: own }: Releases): RequestHandler {
  const tables = new Map<string, RouteTable>()
  return async (request, response, next) => {
    const { version, paths } = request.query
    if (typeof version !== 'string' || typeof paths !== 'string' || version === own) return next()
    if (!VERSION.test(version) || request.originalUrl.length > LONGEST_QUESTION) return next()
    const table = tables.get(version) ?? (await readTable(folder, version))
    if (!table) return next()
    if (tables.size < MOST_VERSIONS) tables.set(version, table)
    response.set('Cache-Control', FOREVER).json(findRoutes(table, paths.split(',')))
  }
}

/** Null when nobody has kept it. */
async function readTable(folder: string, version: string): Promise<RouteTable | null> {
  const text = await readFile(join(folder, 'assets', `manifest-${version}.js`), 'utf8').catch(() => null)
  const json = text?.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  if (!json) return null
  const { routes } = JSON.parse(json) as { routes: Record<string, RouteEntry> }
  return { entries: routes, tree: toTree(Object.values(routes)) }
}

function toTree(entries: readonly RouteEntry[], parentId?: string): RouteObject[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: toTree(entries, id) },
    ) as RouteObject[]
}

function findRoutes({ entries, tree }: RouteTable, paths: readonly string[]): Record<string, RouteEntry> {
  const found = paths.flatMap((path) => matchRoutes(tree, path.startsWith('/') ? path : `/${path}`) ?? [])
  return Object.fromEntries(
    found.flatMap(({ route: { id = '' } }) => {
      const entry = entries[id]
      return entry ? [[id, entry]] : []
    }),
  )
}

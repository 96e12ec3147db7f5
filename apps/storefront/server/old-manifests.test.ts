import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oldManifests } from './old-manifests.ts'

const ROUTES = {
  root: { id: 'root', path: '', module: '/assets/root-a.js' },
  'layout-default': { id: 'layout-default', parentId: 'root', module: '/assets/default-a.js' },
  home: { id: 'home', parentId: 'layout-default', index: true, module: '/assets/home-a.js' },
  product: { id: 'product', parentId: 'layout-default', path: 'produkt/:slug', module: '/assets/product-a.js' },
  about: { id: 'about', parentId: 'layout-default', path: 'o-nas', module: '/assets/about-a.js' },
}

let server: Server

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await mkdir(join(folder, 'assets'))
  const manifest = { entry: {}, routes: ROUTES, url: '/assets/manifest-old1.js', version: 'old1' }
  await writeFile(join(folder, 'assets/manifest-old1.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  const app = express()
  app.get('/__manifest', oldManifests({ folder, version: 'new1' }))
  app.use((_request, response) => void response.status(204).set('X-Remix-Reload-Document', 'true').end())
  server = createServer(app).listen(0)
  await once(server, 'listening')
})
afterAll(() => void server.close())

const ask = (query: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}/__manifest?${query}`)

test('a tab of an old release learns where its own pages lie', async () => {
  const response = await ask('version=old1&paths=/produkt,/produkt/granule,/o-nas')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Object.keys((await response.json()) as object).toSorted()).toEqual([
    'about',
    'layout-default',
    'product',
    'root',
  ])
})

test('the first page has no path of its own', async () => {
  expect(await (await ask('version=old1&paths=/')).json()).toMatchObject({ home: ROUTES.home })
})

test.each([
  ['its own release', 'version=new1&paths=/o-nas'],
  ['a release that nobody has kept', 'version=old2&paths=/o-nas'],
  ['a name that leads elsewhere', 'version=..%2F..%2Fsecret&paths=/o-nas'],
  ['no path', 'version=old1'],
  ['a question that is too long', `version=old1&paths=/${'a'.repeat(8000)}`],
])('the router answers for %s', async (_, query) => {
  expect((await ask(query)).status).toBe(204)
})

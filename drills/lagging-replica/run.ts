import { join } from 'node:path'
import { loginUrl } from '@shop/database/logins'
import { takePort } from '@shop/database/take-port'
import { withDatabase } from '@shop/database/test-database'
import { withClient } from '@shop/database/with-client'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import type { Part } from '@shop/stack/parts'
import { type ServiceProcess, startService } from '@shop/stack/service-process'
import { startStack } from '@shop/stack/start-stack'
import { becomeCustomer, openVisitor, type Visitor } from '../interleaved-visitors/visitor.ts'

const DATA = join(import.meta.dirname, '../../apps/data')
const FOOD = 'granule-kure-s-hnedou-ryzi'
const PUBLIC_PAGES = ['/', '/produkty/granule', `/produkt/${FOOD}`, '/hledat?q=kure', '/blog', '/o-nas']

/**
 * Pages that are the same for everybody are read from a copy of the shop that has stopped following, what a customer has just
 * written from the shop itself. Nobody in the copy knows this customer, so whatever they see of theirs cannot come from there.
 */
export async function run(): Promise<Figure> {
  await buildShop()
  const database = await startDemoDatabase()
  let replica: ServiceProcess | undefined
  try {
    await withClient(withDatabase(database.adminUrl, 'postgres'), (client) =>
      client.query('create database lagging template shop strategy file_copy'),
    )
    const port = await takePort()
    replica = await startReplica(loginUrl(withDatabase(database.adminUrl, 'lagging'), 'authenticator'), port)
    const stack = await startStack({
      ...database,
      storefront: 'production',
      place: (part) => (part.name === 'storefront' ? readTwice(part, `http://localhost:${port}`) : part),
    })
    try {
      const faults = [
        ...(await judgeCustomer(stack.urls.storefront, stack.urls.mail)),
        ...(await judgePublicPages(stack.urls.storefront, database.adminUrl)),
      ]
      for (const fault of faults) console.log(fault)
      return {
        question: 'lagging-replica',
        figure: `a customer's 6 own changes and ${PUBLIC_PAGES.length} public pages over a replica that stands still: ${faults.length} faults`,
        goal: '0 faults',
        holds: faults.length === 0,
      }
    } finally {
      await stack.stop()
    }
  } finally {
    await replica?.stop()
    await database.stop()
  }
}

async function startReplica(url: string, port: number): Promise<ServiceProcess> {
  const adminPort = await takePort()
  return startService({
    name: 'replica',
    command: [process.execPath, 'src/server.ts'],
    cwd: DATA,
    env: {
      SHOP_MODE: 'development',
      DATABASE_URL: url,
      DATABASE_REPLICA_URL: url,
      DATA_PORT: String(port),
      DATA_ADMIN_PORT: String(adminPort),
      DATA_ANON_ROLE: 'anon',
      // Nobody's token is read here: a customer who comes is a fault.
      DATA_JWKS_URL: 'http://127.0.0.1:1/',
      LOG_LEVEL: 'warn',
    },
    readyUrl: `http://localhost:${adminPort}/ready`,
  })
}

function readTwice(part: Part, replica: string): Part {
  const { DATA_URL = '' } = part.env
  return { ...part, env: { ...part.env, DATA_PRIMARY_URL: DATA_URL, DATA_URL: replica } }
}

/** Everything is written by a form and looked for on the page that the form leads to. */
async function judgeCustomer(shop: string, mail: string): Promise<string[]> {
  const visitor = openVisitor('customer', shop, '203.0.113.1')
  await becomeCustomer(visitor, 'cerstva@priklad.cz', mail)
  const faults: string[] = []
  for (const number of [1, 2, 3]) {
    const dog = `Azor ${number}`
    await visitor.post('/ucet/psi', { intent: 'save', name: dog, 'age.stage': 'dospely' })
    faults.push(...(await judgeShown(visitor, '/ucet/psi', dog)))
    const label = `Chata ${number}`
    await visitor.post('/ucet/adresy', {
      ...{ intent: 'save', firstName: 'Jana', lastName: 'Nová', street: 'Zkušební 1', city: 'Lhotka', zip: '60200' },
      ...{ label, asWritten: '1' },
    })
    faults.push(...(await judgeShown(visitor, '/ucet/adresy', label)))
  }
  return faults
}

async function judgeShown(visitor: Visitor, path: string, words: string): Promise<string[]> {
  const { status, text } = await visitor.get(path)
  // Typeset words have hard spaces.
  return status === 200 && text.replaceAll('\u00a0', ' ').includes(words) ? [] : [`${path} (${status}) lacks ${words}`]
}

/** They are drawn, and from the copy: a new name of a product is not on them, although the shop has it. */
async function judgePublicPages(shop: string, adminUrl: string): Promise<string[]> {
  await withClient(adminUrl, (client) =>
    client.query(`update shop.products set name = 'Jméno jen na primárním' where slug = $1`, [FOOD]),
  )
  const faults: string[] = []
  for (const path of PUBLIC_PAGES) {
    const response = await fetch(shop + path)
    const text = await response.text()
    if (response.status !== 200) faults.push(`${path} answers ${response.status}`)
    if (text.includes('jen na primárním')) faults.push(`${path} was read from the primary`)
  }
  return faults
}

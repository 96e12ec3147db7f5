import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { cloneDemoDatabase } from '@shop/database/demo-template'
import type { TestDatabase } from '@shop/database/test-database'
import type {} from '@shop/database/vitest-setup'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ROLE = `production_${randomBytes(4).toString('hex')}`
const strong = () => randomBytes(24).toString('base64url')

let database: TestDatabase
let env: Record<string, string | undefined>
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
  const password = strong()
  await database.pool.query(`create role ${ROLE} login superuser password '${password}'`)
  const url = new URL(database.url)
  url.username = ROLE
  url.password = password
  const partner = 'https://partner.cenich.cz'
  env = {
    PATH: process.env.PATH,
    DATABASE_URL: url.href,
    STOREFRONT_URL: 'https://www.cenich.cz',
    NOTIFICATIONS_URL: 'https://api.cenich.cz',
    IMAGES_URL: 'https://obrazky.cenich.cz',
    MAIL_FROM: 'Čenich <ahoj@cenich.cz>',
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SECRET: strong(),
    ...{
      ARES_URL: partner,
      VIES_URL: partner,
      GOPAY_URL: partner,
      FIO_URL: partner,
      PACKETA_URL: partner,
      PPL_URL: partner,
    },
    ...{ GOPAY_GOID: '8765432109', GOPAY_CLIENT_ID: '1234567890', GOPAY_CLIENT_SECRET: strong(), FIO_TOKEN: strong() },
    ...{
      PACKETA_API_PASSWORD: strong(),
      PACKETA_SENDER: 'cenich',
      PPL_CLIENT_ID: 'cenich',
      PPL_CLIENT_SECRET: strong(),
    },
  }
})
afterAll(async () => {
  await database.pool.query(`reassign owned by ${ROLE} to current_user`)
  await database.pool.query(`drop owned by ${ROLE}`)
  await database.pool.query(`drop role ${ROLE}`)
  await database.drop()
})

test.each(['server', 'worker'])(
  '%s, safely configured, still refuses the company and fairs of the demo',
  async (entry) => {
    const child = spawn(process.execPath, [`src/${entry}.ts`], {
      cwd: join(import.meta.dirname, '../..'),
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(code).toBeGreaterThan(0)
    const named = [...said.matchAll(/^ {2}(shop\.[\w.]+): /gm)].map(([, key]) => key)
    expect(named).toEqual(['shop.storefronts.company', 'shop.fairs'])
  },
)

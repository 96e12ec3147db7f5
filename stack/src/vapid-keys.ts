import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeVapidKeys, type VapidKeys } from '@shop/partners/web-push/vapid'

const LOCAL = join(import.meta.dirname, '../../.local')
const FILE = join(LOCAL, 'vapid.json')

/** Made once for this checkout: browsers that agreed to notifications yesterday know yesterday's key. */
export function developmentVapidKeys(): VapidKeys {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as VapidKeys
  } catch {
    // The first start, or somebody has emptied the folder.
    const keys = makeVapidKeys()
    mkdirSync(LOCAL, { recursive: true })
    writeFileSync(FILE, JSON.stringify(keys))
    return keys
  }
}

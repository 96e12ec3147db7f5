import { join } from 'node:path'
import { parseConfig } from '@shop/runtime/config'
import { Release } from '@shop/runtime/release'
import { z } from 'zod'
import { keepRelease } from './kept-releases.ts'

// Usage: ASSETS_DIR=… RELEASE=… node server/keep-assets.ts stage|serve
// Before the first process of a release starts its files lie where every process of the pages finds them; see docs/operations/deploy.md.
const { ASSETS_DIR, RELEASE } = parseConfig(z.object({ ASSETS_DIR: z.string(), RELEASE: Release }), process.env)
const step = z.enum(['stage', 'serve']).parse(process.argv[2])
const client = join(import.meta.dirname, '../build/shop/client')

const kept = await keepRelease({ folder: ASSETS_DIR, client, release: RELEASE, step, now: new Date() })
const names = kept.map(({ name, servedUntil }) => (servedUntil ? `${name} (until ${servedUntil})` : name))
process.stdout.write(`Files of ${kept.length} releases are kept: ${names.join(', ')}\n`)

import { execFileSync } from 'node:child_process'
import { buildImage } from './build-image.ts'
import { openImage } from './image-root.ts'

// Usage: pnpm build && pnpm image [file]
// The image for containers, and with a file also its files as a tar: what deploy/roll-out.sh puts on hosts with systemd.
const [file] = process.argv.slice(2)
const { name } = await buildImage({ base: process.env.IMAGE_BASE || undefined })
process.stdout.write(`${name}\n`)
if (file) {
  const image = openImage(name)
  try {
    execFileSync('tar', ['--create', '--numeric-owner', '--file', file, '--directory', image.root, '.'])
  } finally {
    image.close()
  }
  process.stdout.write(`${file}\n`)
}

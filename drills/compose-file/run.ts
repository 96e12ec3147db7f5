import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDebianRoot, inDebianRoot } from '@shop/stack/debian-root'
import type { Figure } from '@shop/stack/figure'

const FILE = join(import.meta.dirname, '../../deploy/compose.yaml')
const VARIABLES = [
  ...['IMAGE=localhost/cenich:2026.11.16-1a2b3c4d5e6f', 'PUBLIC_URL=https://www.cenich.example'],
  'IMAGES_URL=https://obrazky.cenich.example',
]

/** What compose must refuse, or it has looked at nothing. */
const MISTAKES: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ['a key that nobody knows', /mem_limit: 384m/, 'mem_limits: 384m'],
  ['a value of another type', /read_only: true/, 'read_only: sometimes'],
  ['a secret that is not there', /secrets: \[postgres_password\]/, 'secrets: [nobodys_password]'],
  [
    'a part that waits for nobody',
    /services: \{ condition: service_healthy \}/,
    'nobody: { condition: service_healthy }',
  ],
  ['a variable that was forgotten', /\$\{IMAGE:/, '${IMAGE_OF_NOBODY:'],
]

/** `docker-compose config` of Debian 13 reads the file by the schema of the Compose specification; it needs no engine for that. */
export async function run(): Promise<Figure> {
  const root = await ensureDebianRoot(['docker-compose'])
  const text = await readFile(FILE, 'utf8')
  const faults: string[] = []
  const refusal = await refusalOf(root, text)
  if (refusal !== null) faults.push(`The file is refused: ${refusal}`)
  for (const [what, from, to] of MISTAKES) {
    if (!from.test(text)) faults.push(`Nothing to plant for ${what}.`)
    else if ((await refusalOf(root, text.replace(from, to))) === null) faults.push(`${what} is accepted.`)
  }
  for (const fault of faults) console.log(fault)
  return {
    question: 'compose-file',
    figure: `${faults.length} faults by the schema, ${MISTAKES.length} planted mistakes tried`,
    goal: '0 faults, every mistake refused',
    holds: faults.length === 0,
  }
}

/** Why compose does not take the text; null when it does. */
async function refusalOf(root: string, text: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'cenich-compose-'))
  try {
    await mkdir(join(folder, 'secrets'))
    await writeFile(join(folder, 'shop.env'), '')
    await writeFile(join(folder, 'compose.yaml'), text)
    const command = ['env', '-C', '/mnt', ...VARIABLES, 'docker-compose', '-f', 'compose.yaml', 'config', '--quiet']
    const [program, ...args] = inDebianRoot({ root, user: 'root', folders: { [folder]: '/mnt' } }, command)
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
    if (error) throw error
    return status === 0 ? null : stderr.trim() || `it ends with ${status}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Host } from '@shop/deploy/cluster/hosts'
import { PARTS } from '@shop/deploy/parts'
import { stopChild } from '@shop/stack/stop-child'

export type PartName = keyof typeof PARTS

export interface AppHosts {
  /** Runs `deploy/roll-out.sh`, the one production runs; throws with what it said. */
  rollOut(...args: string[]): Promise<void>
  restarts(): number
  /** Parts that ended by themselves or had to be killed. */
  faults: readonly string[]
  stop(): Promise<void>
}

interface Options {
  folder: string
  hosts: readonly Host[]
  adminUrl: string
  /** The edge in front of them. */
  cacheUrl: string
  envOf(part: PartName, host: Host, assets: string): Record<string, string>
  onLine(line: string): void
}

const DEPLOY = join(import.meta.dirname, '../../deploy')
/** As the units say. */
const STOP_LIMIT_MS = 30_000

/** Hosts as the scripts of a deploy see them: a folder of releases each, and in the place of systemd this process. */
export async function openHosts(options: Options): Promise<AppHosts> {
  const { folder, hosts, onLine } = options
  const running = new Map<string, Process>()
  const faults: string[] = []
  const counter = { restarts: 0 }
  const server = createServer((request, response) => {
    const [, address = '', verb = '', units = ''] = (request.url ?? '').split('/')
    const host = hosts.find((one) => one.address === address)
    const works = host
      ? units.split(',').map((unit) => obey(options, { host, running, faults, counter }, verb, unit))
      : [Promise.resolve(false)]
    Promise.all(works).then(
      (done) => response.writeHead(done.every(Boolean) ? 200 : 404).end(),
      (error: Error) => {
        onLine(`${units} of ${host?.name}: ${error.message}`)
        response.writeHead(500).end()
      },
    )
  })
  const bin = await writePrograms(folder, hosts, server)
  const kill = () => {
    for (const { child } of running.values()) child.kill('SIGKILL')
  }
  process.once('exit', kill)
  return {
    faults,
    restarts: () => counter.restarts,
    rollOut(...args) {
      // Whoever is there first waits for nobody.
      const settle = { CENICH_SETTLE: running.size === 0 ? '0' : '1' }
      const own = { PATH: `${bin}:${process.env.PATH}`, CENICH_ON: join(bin, 'on'), CENICH_CACHE: options.cacheUrl }
      return runScript([join(DEPLOY, 'roll-out.sh'), ...args], { ...own, ...settle }, onLine)
    },
    async stop() {
      await Promise.all([...running.values()].map(stopProcess))
      process.removeListener('exit', kill)
      server.close()
    },
  }
}

async function runScript(args: string[], env: Record<string, string>, onLine: Options['onLine']): Promise<void> {
  const child = spawn('sh', args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => onLine(text.trimEnd()))
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`)
}

interface Process {
  child: ChildProcess
  isExpected: boolean
}

interface Place {
  host: Host
  running: Map<string, Process>
  faults: string[]
  counter: { restarts: number }
}

/** What the units of `deploy/systemd` do. */
async function obey(options: Options, place: Place, verb: string, unit: string): Promise<boolean> {
  const base = join(options.folder, place.host.name)
  const part = (Object.keys(PARTS) as PartName[]).find((name) => unit === `cenich-${name}.service`)
  if (verb === 'cat') return part !== undefined
  if (verb === 'restart' && part) {
    await restart(options, place, part)
    return true
  }
  const step = /^cenich-assets@(\w+)\.service$/.exec(unit)?.[1]
  const app = join(base, 'next/app')
  if (step) {
    const env = { ASSETS_DIR: join(base, 'assets'), RELEASE: await readRelease(app) }
    await runOnce(join(app, 'apps/storefront'), ['server/keep-assets.ts', step], env)
  } else if (unit === 'cenich-migrate.service') {
    const said = await runOnce(app, ['database/src/run-migrations.ts'], { DATABASE_DIRECT_URL: options.adminUrl })
    options.onLine(said.trim())
  } else return false
  return true
}

async function restart({ folder, envOf, onLine }: Options, place: Place, part: PartName): Promise<void> {
  const { host, running, faults, counter } = place
  const key = `${part} of ${host.name}`
  const old = running.get(key)
  if (old && (await stopProcess(old)) === 'SIGKILL') faults.push(`${key} did not end in time`)
  if (old) counter.restarts += 1
  const base = join(folder, host.name)
  const app = await realpath(join(base, 'current/app'))
  const child = spawn(process.execPath, [PARTS[part].entry], {
    cwd: join(app, PARTS[part].folder),
    env: { ...process.env, ...envOf(part, host, join(base, 'assets')), RELEASE: await readRelease(app) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const started = { child, isExpected: false }
  running.set(key, started)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => onLine(`[${key}] ${text.trimEnd()}`))
  }
  child.once('exit', (code, signal) => {
    if (!started.isExpected) faults.push(`${key} ended by itself: ${code ?? signal}`)
  })
}

/** The signal that ended it. */
async function stopProcess(one: Process): Promise<string | null> {
  one.isExpected = true
  return stopChild(one.child, STOP_LIMIT_MS)
}

async function runOnce(cwd: string, args: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: await realpath(cwd),
    env: { ...process.env, DATABASE_URL: undefined, ...env },
  })
  return stdout
}

async function readRelease(app: string): Promise<string> {
  return (await readFile(join(app, 'release.env'), 'utf8')).trim().replace('RELEASE=', '')
}

/** `ssh` and `systemctl` of the drill; everything else of a deploy is production's own. */
async function writePrograms(folder: string, hosts: readonly Host[], server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bin = join(folder, 'bin')
  const places = hosts.map(
    ({ name, address }) => `${name}) export CENICH_BASE='${join(folder, name)}' CENICH_HOST=${address} ;;`,
  )
  await mkdir(bin, { recursive: true })
  const programs = {
    on: `case $1 in\n${places.join('\n')}\nesac\nshift 2\nexec sh '${join(DEPLOY, 'release.sh')}' "$@"`,
    systemctl: `verb=$1; shift; IFS=,
exec curl --silent --fail --output /dev/null --max-time 180 --request POST "${url}/$CENICH_HOST/$verb/$*"`,
  }
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(bin, name), `#!/bin/sh\n${text}\n`)
    await chmod(join(bin, name), 0o755)
  }
  return bin
}

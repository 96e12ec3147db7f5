import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureDebianRoot, inDebianRoot } from './debian-root.ts'
import { stopChild } from './stop-child.ts'

const CLUSTER = join(import.meta.dirname, '../../deploy/cluster')
const PACKAGES = ['varnish', 'varnish-modules', 'wrk']
const INSIDE = '/srv/varnish'
const PATIENCE_MS = 20_000

export interface Varnish {
  url: string
  /** Requests a second that one thread of a client gets from this address, for so many seconds. */
  hammer(path: string, host: string, seconds: number): Promise<number>
  stop(): Promise<void>
}

interface Edge {
  address?: string
  /** Forms can be sent through port 80 only: the edge forgets any other, and a page compares the address it was called by. */
  port: number
  storefront: string
  images: string
  /** Answers one object that nobody has thought about, under the name `bare`. */
  bare?: string
}

/** The edge's own file over the addresses of this run. */
export async function startVarnish({ address = '127.0.0.1', port, ...behind }: Edge): Promise<Varnish> {
  const root = process.env.EDGE_ROOT || (await ensureDebianRoot(PACKAGES))
  const folder = await mkdtemp(join(tmpdir(), 'cenich-edge-'))
  const vcl = toVcl(await readFile(join(CLUSTER, 'shop.vcl'), 'utf8'), behind)
  await writeFile(join(folder, 'shop.vcl'), vcl, { mode: 0o644 })
  const run = (user: string, command: string[]) => {
    const [program, ...args] = inDebianRoot({ root, user, folders: { [folder]: INSIDE } }, command)
    return spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  }
  const child = run('root', [
    ...['varnishd', '-F', '-j', 'none', '-n', '/tmp/edge', '-a', `${address}:${port}`, '-f', `${INSIDE}/shop.vcl`],
    ...['-s', 'malloc,512m', '-T', 'none', ...(await readParameters())],
  ])
  child.stdout?.resume()
  const url = port === 80 ? `http://${address}` : `http://${address}:${port}`
  const stop = async () => {
    await stopChild(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answers(url)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    stop,
    async hammer(path, host, seconds) {
      const wrk = run('root', [
        ...['wrk', '-t1', '-c16', `-d${seconds}s`, '-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip'],
        url + path,
      ])
      const chunks: Buffer[] = []
      wrk.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
      await once(wrk, 'close')
      const told = Buffer.concat(chunks).toString()
      const found = /Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]
      if (!found || /Non-2xx/.test(told)) throw new Error(`The load said: ${told}`)
      return Number(found)
    },
  }
}

/** Those of the unit that runs it. */
async function readParameters(): Promise<string[]> {
  const unit = await readFile(join(CLUSTER, 'systemd/cenich-cache.service'), 'utf8')
  return [...unit.matchAll(/ -p (\S+)/g)].flatMap(([, parameter = '']) => ['-p', parameter])
}

function toVcl(text: string, { storefront, images, bare }: Omit<Edge, 'address' | 'port'>): string {
  const doors = [storefront, images].map((url) => hostOf(url))
  const placed = text
    .replaceAll('{{doors}}', () => doors.shift() ?? '')
    .replace('{{storefrontDoor}}', new URL(storefront).port)
    .replace('{{imagesDoor}}', new URL(images).port)
  if (!bare) return placed
  // A sub that is written twice runs in the order it is written.
  return placed.replace(
    'sub vcl_recv {',
    `backend bare { .host = "${hostOf(bare)}"; .port = "${new URL(bare).port}"; }
sub vcl_recv {
  if (req.http.Host == "bare") {
    set req.backend_hint = bare;
    return (hash);
  }
}

sub vcl_recv {`,
  )
}

/** A name with two addresses is one too many for a backend. */
function hostOf(url: string): string {
  const { hostname } = new URL(url)
  return hostname === 'localhost' ? '127.0.0.1' : hostname
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await (await fetch(`${url}/robots.txt`)).arrayBuffer()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(100)
    }
  }
}

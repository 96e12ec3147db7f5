import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureDebianRoot, inDebianRoot } from '@shop/stack/debian-root'

const VCL = join(import.meta.dirname, '../../deploy/cluster/shop.vcl')
const PACKAGES = ['varnish', 'varnish-modules', 'wrk']
const INSIDE = '/srv/bench'
const PATIENCE_MS = 20_000

export interface Varnish {
  url: string
  /** Requests a second that one thread of a client gets from this address. */
  hammer(path: string, host: string): Promise<number>
  stop(): Promise<void>
}

interface Behind {
  port: number
  storefront: string
  images: string
  /** Answers one object that nobody has thought about. */
  bare: string
}

/** The edge's own file over the ports of this run, and beside it a host that is one bare cached object. */
export async function startVarnish({ port, storefront, images, bare }: Behind): Promise<Varnish> {
  const root = process.env.EDGE_ROOT || (await ensureDebianRoot(PACKAGES))
  const folder = await mkdtemp(join(tmpdir(), 'cenich-edge-'))
  const vcl = toVcl(await readFile(VCL, 'utf8'), { storefront, images, bare })
  await writeFile(join(folder, 'shop.vcl'), vcl, { mode: 0o644 })
  const run = (user: string, command: string[]) => {
    const [program, ...args] = inDebianRoot({ root, user, folders: { [folder]: INSIDE } }, command)
    return spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  }
  const child = run('root', [
    ...['varnishd', '-F', '-j', 'none', '-n', '/tmp/edge', '-a', `127.0.0.1:${port}`, '-f', `${INSIDE}/shop.vcl`],
    ...['-s', 'malloc,512m', '-T', 'none', '-p', 'http_resp_hdr_len=16k', '-p', 'http_req_hdr_len=16k'],
  ])
  child.stdout?.resume()
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
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
    async hammer(path, host) {
      const wrk = run('root', [
        'wrk',
        '-t1',
        '-c16',
        '-d5s',
        '-H',
        `Host: ${host}`,
        '-H',
        'Accept-Encoding: gzip',
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

function toVcl(text: string, { storefront, images, bare }: Omit<Behind, 'port'>): string {
  const ports = { storefront: new URL(storefront).port, images: new URL(images).port, bare: new URL(bare).port }
  const placed = text
    .replace('.port = "3000"', `.port = "${ports.storefront}"`)
    .replace('.port = "4003"', `.port = "${ports.images}"`)
  // A sub that is written twice runs in the order it is written.
  return placed.replace(
    'sub vcl_recv {',
    `backend bare { .host = "127.0.0.1"; .port = "${ports.bare}"; }
sub vcl_recv {
  if (req.http.Host == "bare") {
    set req.backend_hint = bare;
    return (hash);
  }
}

sub vcl_recv {`,
  )
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

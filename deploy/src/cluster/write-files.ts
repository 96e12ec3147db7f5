import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ClusterFile } from './render-cluster.ts'

const SECRET = 0o600

/** A folder for each host, with every file where the packages of Debian look for it, and the script that puts them there. */
export async function writeFiles(target: string, files: readonly ClusterFile[]): Promise<void> {
  for (const { host, path, text } of files) {
    const file = join(target, host, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text, { mode: SECRET })
  }
  for (const host of new Set(files.map((file) => file.host))) {
    const own = files.filter((file) => file.host === host)
    await writeFile(join(target, host, 'install.sh'), toInstallScript(own), { mode: SECRET })
  }
}

function toInstallScript(files: readonly ClusterFile[]): string {
  const lines = files.map(
    ({ path, owner }) =>
      `install -D --owner=${owner} --group=${owner} --mode=${owner === 'root' ? '0644' : '0600'} ".${path}" "${path}"`,
  )
  return [
    '#!/bin/sh',
    '# Puts the files of this host in their places, as root.',
    'set -eu',
    'cd "$(dirname "$0")"',
    ...lines,
    '',
  ].join('\n')
}

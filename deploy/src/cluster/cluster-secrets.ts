import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Each is a file of one value, named as here. */
export const CLUSTER_SECRETS = [
  'superuserPassword',
  'replicationPassword',
  'rewindPassword',
  'restapiPassword',
  'authenticatorPassword',
  'servicesPassword',
  'nearCipher',
  'farCipher',
  'bucketKey',
  'bucketSecret',
] as const

export type ClusterSecrets = Readonly<Record<(typeof CLUSTER_SECRETS)[number], string>>

/** Quotes, spaces and backslashes mean something in one of the files or another. */
const PLAIN = /^[A-Za-z0-9_+/=.-]+$/

export async function readClusterSecrets(folder: string): Promise<ClusterSecrets> {
  const entries = CLUSTER_SECRETS.map(async (name) => {
    const value = (await readFile(join(folder, name), 'utf8')).trim()
    if (!PLAIN.test(value)) throw new Error(`${name} is empty or has a sign other than letters, digits and _+/=.-`)
    return [name, value] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as ClusterSecrets
}

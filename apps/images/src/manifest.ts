import type { PictureFacts } from '#app/derive'
import { listOriginals, type Original } from '#app/originals'

interface ManifestPicture extends PictureFacts {
  /** Of the original's bytes; part of every address of the picture. */
  hash: string
}

/** By name: the file's name without folder and ending, which is the image key of the catalogue. */
export type Manifest = Record<string, ManifestPicture>

export function toManifest(originals: Iterable<Original>): Manifest {
  const manifest: Manifest = {}
  for (const { name, hash, facts } of originals) if (facts) manifest[name] = { hash, ...facts }
  return manifest
}

/** For loaders: the same manifest without a running service. A picture that cannot be served is an error here. */
export async function readManifest(mediaDir: string): Promise<Manifest> {
  const { originals, skipped } = await listOriginals(mediaDir, new Map())
  const faults = [
    ...originals.flatMap(({ file, fault }) => (fault ? [`${file}: ${fault}`] : [])),
    ...skipped.map(({ file, reason }) => `${file}: ${reason}`),
  ]
  if (faults.length > 0) throw new Error(`Pictures that cannot be served in ${mediaDir}:\n${faults.join('\n')}`)
  return toManifest(originals)
}

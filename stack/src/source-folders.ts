import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** Where the code of a package lies: its own, and that of the packages of this repository that it needs to run. */
export function sourceFolders(folder: string, found = new Set<string>()): Set<string> {
  const source = join(folder, 'src')
  if (found.has(source)) return found
  found.add(source)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const [name, version] of Object.entries(dependencies)) {
    if (version.startsWith('workspace:')) sourceFolders(realpathSync(join(folder, 'node_modules', name)), found)
  }
  return found
}

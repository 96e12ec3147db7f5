import { readClusterSecrets } from './cluster-secrets.ts'
import { HOSTS } from './hosts.ts'
import { renderCluster } from './render-cluster.ts'
import { writeFiles } from './write-files.ts'

// Usage: pnpm --filter @shop/deploy cluster <folder of secrets> <folder to write to>
const [secretsFolder, target] = process.argv.slice(2)
if (!secretsFolder || !target) throw new Error('Name the folder of secrets and the folder to write to.')

const files = renderCluster(HOSTS, await readClusterSecrets(secretsFolder))
await writeFiles(target, files)
process.stdout.write(`${files.length} files for ${new Set(files.map(({ host }) => host)).size} hosts in ${target}\n`)

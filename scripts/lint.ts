import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { checkConnections } from './lint/check-connections.ts'
import { checkLicence, checkVersions, installedLicences } from './lint/check-dependencies.ts'
import { checkMigration } from './lint/check-migrations.ts'
import { checkSecrets } from './lint/check-secrets.ts'
import { checkSqlOrder } from './lint/check-sql.ts'
import { checkJourney } from './lint/check-tests.ts'
import { checkTwoSteps } from './lint/check-two-steps.ts'
import { checkCzech, checkName } from './lint/check-words.ts'
import { checkBreakpoints, checkDecisionNumbers, checkFile } from './lint/file-rules.ts'
import { readModule } from './lint/read-module.ts'
import { findFaults, formatFindings } from './lint/report.ts'
import { readWorkspace } from './lint/workspace.ts'

// Every linter runs whatever the one before it found, so that all faults are seen at once.
const biome = spawnSync('biome', ['lint', '--error-on-warnings', '.'], { stdio: 'inherit' })

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))
const read = (path: string) => readFileSync(path, 'utf8')

const ofFiles = paths.flatMap((path) => [
  ...checkFile(path, () => read(path)),
  ...checkBreakpoints(path, () => read(path)),
  ...checkName(path),
  ...checkCzech(path, () => read(path)),
  ...checkSecrets(path, () => read(path)),
  ...checkSqlOrder(path, () => read(path)),
  ...checkJourney(path, () => read(path)),
  ...checkConnections(path, () => read(path)),
  ...checkMigration(path, () => read(path)),
  ...checkTwoSteps(path, () => read(path)),
])
const manifests = paths.filter((path) => path.endsWith('package.json'))
const ofDependencies = [
  ...checkVersions(
    Object.fromEntries(
      manifests.map((path) => {
        const { dependencies, devDependencies } = JSON.parse(read(path))
        return [path, { ...dependencies, ...devDependencies }]
      }),
    ),
  ),
  ...installedLicences('node_modules/.pnpm').flatMap(([name, licence]) => checkLicence(name, licence)),
]
const workspace = readWorkspace(paths, read)
const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const findings = findFaults(
  workspace,
  sources.map((path) => readModule(workspace, path, read(path))),
)

const faults = [
  ...ofFiles,
  ...ofDependencies,
  ...checkDecisionNumbers(paths),
  ...findings.flatMap(({ faults }) => faults),
]
for (const fault of faults) console.error(fault)
console.log(formatFindings(findings))
process.exit(biome.status !== 0 || faults.length > 0 ? 1 : 0)

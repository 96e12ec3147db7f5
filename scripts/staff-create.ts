import { spawnSync } from 'node:child_process'
import { openDatabase } from '@shop/database/dev-database'
import { loginUrl } from '@shop/database/logins'
import { backendParts } from '@shop/stack/parts'
import { DEVELOPMENT_PORTS } from '@shop/stack/processes'

// In development; in production the same program runs with the environment of the services (docs/operations/first-day.md).
const database = await openDatabase()
try {
  const [servicesUrl, authenticatorUrl] = [
    loginUrl(database.adminUrl, 'services'),
    loginUrl(database.adminUrl, 'authenticator'),
  ]
  const part = backendParts({ servicesUrl, authenticatorUrl }, DEVELOPMENT_PORTS)
    .flat()
    .find(({ name }) => name === 'services')
  const { status } = spawnSync(process.execPath, ['scripts/create-owner.ts', ...process.argv.slice(2)], {
    cwd: part?.cwd,
    env: { ...process.env, ...part?.env },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  await database.stop()
}

import { ensureDemoTemplate } from '@shop/database/demo-template'
import { loginUrl } from '@shop/database/logins'
import type {} from '@shop/database/vitest-setup'
import type { TestProject } from 'vitest/node'
import { installJobs } from '#app/compose/open-deps'
import { openDatabase } from '#app/store/database'

/** The job queue installs itself when a service starts; doing it once in the templates saves it for every test file. */
export default async function setup(project: TestProject): Promise<void> {
  const { templateUrl } = project.getProvidedContext()
  await installJobsIn(templateUrl)
  await installJobsIn(await ensureDemoTemplate(templateUrl))
}

async function installJobsIn(url: string): Promise<void> {
  const pool = openDatabase({
    url: loginUrl(url, 'services'),
    max: 2,
    applicationName: 'setup',
    onIdleError: () => undefined,
  })
  await installJobs(pool)
  await pool.end()
}

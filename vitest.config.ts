import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

// The gate adds up the counts of all runners from these reports.
const report = process.env.TEST_REPORT

const RULES = 'packages/{contract,czech,domain}/src/**/*.test.{ts,tsx}'
const STOREFRONT = 'apps/storefront/{app,server,vite}/**/*.test.{ts,tsx}'
const UNIT = '{apps,packages}/*/{src,app,server,vite}/**/*.test.{ts,tsx}'

/** Tests that change what other modules see, and therefore want a process of their own. */
const ALONE = globSync(UNIT).filter((path) =>
  /\bvi\.(mock|stub\w+|spyOn|useFakeTimers|resetModules)\(|process\.env\b/.test(readFileSync(path, 'utf8')),
)

export default defineConfig({
  test: {
    // A test that asks a database waits for it half of the time: two more keep every core busy.
    maxWorkers: availableParallelism() + 2,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          name: 'rules',
          include: [RULES],
          // Functions of their arguments: loading their modules anew for each file took four fifths of the time.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'storefront',
          include: [STOREFRONT],
          exclude: [...configDefaults.exclude, ...ALONE],
          // Loading their modules anew for each file took three quarters of the time.
          isolate: false,
          setupFiles: ['apps/storefront/app/config.fixture.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: [...configDefaults.exclude, RULES, STOREFRONT, ...ALONE],
          isolate: false,
          // A property of two hundred texts takes a second, and ten on a machine that others use too.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'alone',
          include: [
            ...ALONE,
            'apps/images/test/**/*.test.ts',
            '{scripts,stack,deploy,drills}/**/*.test.ts',
            'database/{src,seed}/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'data',
          include: ['apps/data/test/**/*.test.ts'],
          globalSetup: ['apps/data/test/vitest-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'clients',
          include: ['packages/clients/test/**/*.test.ts'],
          globalSetup: ['database/src/vitest-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'services',
          include: ['apps/services/test/**/*.test.ts'],
          globalSetup: ['database/src/vitest-setup.ts', 'apps/services/test/vitest-setup.ts'],
          // Loading the libraries takes longer than the tests; nothing of ours keeps state in a module.
          isolate: false,
          testTimeout: 60_000,
          // A file begins with a copy of the demo shop.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['database/tests/**/*.test.ts'],
          globalSetup: ['database/src/vitest-setup.ts'],
          // A corpus of four hundred questions takes eight seconds, and thirty on a machine that others use too.
          testTimeout: 90_000,
          // The first file that needs it loads the demo shop.
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

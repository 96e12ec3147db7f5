import { RUN_BY_TESTS } from '../run-by-tests.ts'
import { checkFolders } from './check-folders.ts'
import { checkImports } from './check-imports.ts'
import { checkMappers } from './check-tests.ts'
import { runByTestsOnly, unusedExports } from './check-use.ts'
import { circlesOfFiles, circlesOfFolders } from './circles.ts'
import { isTestSide, type Module } from './module.ts'
import type { Workspace } from './workspace.ts'

/** One line of the table that `pnpm lint` prints: it holds when there is no fault. */
interface Finding {
  readonly subject: string
  readonly faults: readonly string[]
  readonly remark: string
}

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  services: ['apps/services/src'],
  storefront: ['apps/storefront/app', 'apps/storefront/server'],
  data: ['apps/data/src'],
  domain: ['packages/domain/src'],
  packages: ['packages'],
  tools: ['database/src', 'stack', 'drills', 'bench', 'scripts'],
}

export function findFaults(workspace: Workspace, modules: readonly Module[]): Finding[] {
  const sources = modules.filter(({ path }) => !isTestSide(path))
  const rooms = Object.entries(ROOMS).map(([name, bases]) => ({
    name,
    circles: bases.flatMap((base) => circlesOfFolders(sources, base)),
  }))
  return [
    { subject: 'forbidden imports', faults: checkImports(workspace, modules), remark: '' },
    { subject: 'circles of files', faults: circlesOfFiles(modules).map(describe), remark: 'types included' },
    {
      subject: 'circles of folders',
      faults: rooms.flatMap(({ circles }) => circles.map(describe)),
      remark: rooms.map(({ name, circles }) => `${name} ${circles.length}`).join(' · '),
    },
    { subject: 'exports used by nobody', faults: unusedExports(modules), remark: '' },
    {
      subject: 'modules run only by tests',
      faults: checkNamed(runByTestsOnly(modules)),
      remark: `and ${Object.keys(RUN_BY_TESTS).length} named in scripts/run-by-tests.ts`,
    },
    { subject: 'folders over 40 source files', faults: checkFolders([...workspace.paths]), remark: '' },
    { subject: 'mappers without a test', faults: checkMappers([...workspace.paths]), remark: 'storefront' },
  ]
}

const describe = (circle: readonly string[]) => `${circle.join(' ↔ ')}: a circle`

/** A module that is run again must leave the list, or the list would hide the next one. */
function checkNamed(found: readonly string[]): string[] {
  const unnamed = found.filter((path) => !(path in RUN_BY_TESTS))
  const stale = Object.keys(RUN_BY_TESTS).filter((path) => !found.includes(path))
  return [
    ...unnamed.map((path) => `${path}: run by no entry point; use it, delete it or name it in scripts/run-by-tests.ts`),
    ...stale.map((path) => `${path}: is run, or gone; take it out of scripts/run-by-tests.ts`),
  ]
}

export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ subject, faults, remark }) =>
      `${subject.padEnd(30)}${String(faults.length).padStart(4)}  ${remark}`.trimEnd(),
    )
    .join('\n')
}

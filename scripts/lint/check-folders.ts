import { dirname } from 'node:path'
import { isTestSide } from './module.ts'

const MOST_FILES = 40

/** Folders with too many files to find one in; tests are counted apart from the sources beside them. */
export function checkFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    if (!/\.tsx?$/.test(path)) continue
    const key = `${dirname(path)}${isTestSide(path) ? ' (tests)' : ''}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MOST_FILES}; give it rooms`)
}

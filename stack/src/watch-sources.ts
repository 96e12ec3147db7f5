import { type FSWatcher, watch } from 'node:fs'

const IS_SOURCE = /\.(ts|tsx|json|bin)$/
const IS_TEST = /\.test\.tsx?$/
// An editor writes a file in several steps, and a branch that is changed writes many.
const CALM_MS = 200

/** Tells which of the folders changed, once they are calm again. Returns how to stop. */
export function watchSources(folders: Iterable<string>, onChange: (changed: ReadonlySet<string>) => void): () => void {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    const told = changed
    changed = new Set()
    onChange(told)
  }
  const watchers: FSWatcher[] = [...folders].map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !IS_SOURCE.test(file) || IS_TEST.test(file)) return
      changed.add(folder)
      clearTimeout(timer)
      timer = setTimeout(tell, CALM_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

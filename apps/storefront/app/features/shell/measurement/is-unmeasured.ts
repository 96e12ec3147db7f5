import type { ShellHandle } from '#app/features/shell/shell-handle.ts'

/** By the handles of the page and of the layouts around it. */
export function isUnmeasured(handles: unknown[], search: URLSearchParams): boolean {
  return handles.some((handle) => {
    const { unmeasured } = Object(handle) as ShellHandle
    return unmeasured === true || unmeasured?.some((name) => search.has(name)) === true
  })
}

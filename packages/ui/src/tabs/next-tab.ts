type Tab = { id: string; disabled?: boolean | undefined }

/** The tab a key leads to: arrows go round, Home and End to the ends, closed tabs are stepped over. */
export function nextTab<T extends Tab>(tabs: readonly T[], currentId: string, key: string): T | undefined {
  const open = tabs.filter((tab) => !tab.disabled)
  const at = open.findIndex((tab) => tab.id === currentId)
  if (key === 'ArrowRight') return open[(at + 1) % open.length]
  if (key === 'ArrowLeft') return open.at(at < 0 ? -1 : at - 1)
  if (key === 'Home') return open[0]
  if (key === 'End') return open.at(-1)
  return undefined
}

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

interface Connected {
  onLine: boolean
  connection?: NetworkInformation
}

/** Fetching ahead must never cost somebody who is short of data. */
export function mayPrefetch({ onLine, connection }: Connected): boolean {
  if (!onLine || connection?.saveData) return false
  return !/2g$/.test(connection?.effectiveType ?? '')
}

/** Enough to recognise one's own address, not enough to learn somebody else's: `j•••@s•••.cz`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const dot = domain.lastIndexOf('.')
  const name = dot > 0 ? domain.slice(0, dot) : domain
  return `${hide(local)}@${hide(name)}${dot > 0 ? domain.slice(dot) : ''}`
}

function hide(part: string): string {
  // A fixed number of dots, so that the length tells nothing.
  return `${Array.from(part)[0] ?? ''}•••`
}

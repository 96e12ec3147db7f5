const NBSP = '\u00a0'

/** `60200` → `602 00`. */
export function formatZip(zip: string): string {
  return zip.replace(/^(\d{3})(\d{2})$/, `$1${NBSP}$2`)
}

/** `+420777123456` → `777 123 456`; a foreign number keeps its country. */
export function formatPhone(phone: string): string {
  const czech = /^\+420(\d{3})(\d{3})(\d{3})$/.exec(phone)
  if (czech) return czech.slice(1).join(NBSP)
  return phone.replace(/^(\+\d{3})(\d{3})(\d{3})(\d{3})$/, `$1${NBSP}$2${NBSP}$3${NBSP}$4`)
}

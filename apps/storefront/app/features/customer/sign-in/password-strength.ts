type PasswordStrength = 'short' | 'fair' | 'good' | 'strong'

/** Length is what a guess has to pay for; signs and capitals hardly matter. */
export function passwordStrength(password: string): PasswordStrength {
  const different = new Set(password).size
  if (password.length < 10) return 'short'
  if (password.length < 13 || different < 6) return 'fair'
  return password.length < 18 ? 'good' : 'strong'
}

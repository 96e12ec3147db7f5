interface SmtpVerdict {
  /** Whether the relay refused for good, surely has not taken the mail, or may have taken it before the line went dead. */
  verdict: 'refused' | 'not_taken' | 'unknown'
  answer: string
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

// Up to here nothing of the mail itself has been handed over.
const BEFORE_DATA = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO'])
const ABOUT_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

export function judgeSmtpError(error: unknown): SmtpVerdict {
  const { code = '', command = '', responseCode } = (error ?? {}) as SmtpError
  const answer = [code, command, responseCode].filter(Boolean).join(' ') || 'rendering failed'
  // Only what the relay says about this mail is final; a refused login or greeting is trouble of ours.
  if (responseCode !== undefined && responseCode >= 500 && ABOUT_THIS_MAIL.has(code))
    return { verdict: 'refused', answer }
  // A negative answer is an answer: it was not taken. An error without a code did not come from the relay at all.
  if (responseCode !== undefined || code === '' || [...BEFORE_DATA].some((name) => command.startsWith(name))) {
    return { verdict: 'not_taken', answer }
  }
  return { verdict: 'unknown', answer }
}

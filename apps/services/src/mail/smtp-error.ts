interface SmtpVerdict {
  /** Whether the relay refused for good, surely has not taken the mail, or may have taken it before the line went dead. */
  verdict: 'refused' | 'not_taken' | 'unknown'
  answer: string
  /** Refused for good because the mailbox does not exist or is closed. */
  isNobodyThere: boolean
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  syscall?: string
  timeoutType?: string
}

// Up to here nothing of the mail itself has been handed over.
const BEFORE_DATA = new Set(['EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO'])
/** Nobody lives there (5.1.x) or the box is closed (5.2.1); 5.1.7 and 5.1.8 find fault with the sender, who is us. */
const NOBODY_THERE = /^5\d\d[ -]5\.(1\.(?![78]\b)\d{1,3}|2\.1)\b/
const ABOUT_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

/** A line that dies is always called CONN, also after the last dot of the mail. Only what never got as far as a greeting is certain. */
function neverSpoke({ code = '', command, syscall, timeoutType = '' }: SmtpError): boolean {
  if (command !== 'CONN') return false
  return code === 'EDNS' || code === 'ETLS' || syscall === 'connect' || /^(CONNECT|GREETING)/.test(timeoutType)
}

export function judgeSmtpError(error: unknown): SmtpVerdict {
  const failure = (error ?? {}) as SmtpError
  const { code = '', command = '', responseCode, response = '' } = failure
  const answer = [code, command, responseCode].filter(Boolean).join(' ') || 'rendering failed'
  // Only what the relay says about this mail is final; a refused login, greeting or sender is trouble of ours.
  const isAboutUs = command === 'MAIL FROM' || !ABOUT_THIS_MAIL.has(code)
  if (responseCode !== undefined && responseCode >= 500 && !isAboutUs) {
    return { verdict: 'refused', answer, isNobodyThere: NOBODY_THERE.test(response) }
  }
  // A negative answer is an answer: it was not taken. An error without a code did not come from the relay at all.
  const isEarly = [...BEFORE_DATA].some((name) => command.startsWith(name)) || neverSpoke(failure)
  if (responseCode !== undefined || code === '' || isEarly)
    return { verdict: 'not_taken', answer, isNobodyThere: false }
  return { verdict: 'unknown', answer, isNobodyThere: false }
}

import { INBOX } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'

const HOUR_MS = 3_600_000

/** The hour something is promised for; red once it is over, yellow in its last four hours. */
export function Clock({ until, text }: { until: string; text?: string }) {
  const left = new Date(until).getTime() - Date.now()
  const tone = left < 0 ? 'clk bad' : left < 4 * HOUR_MS ? 'clk wrn' : 'clk'
  return (
    <span className={tone}>
      {text ?? formatMoment(until)}
      {left < 0 ? ` · ${INBOX.late}` : ''}
    </span>
  )
}

import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { levelTexts as texts } from '#app/texts/customer/levels.ts'
import styles from './level-block.module.css'
import type { LevelView } from './to-level-view.server.ts'

/** Where somebody stands on the ladder, exactly how far the next step is, and what is on its way. */
export function LevelBlock({ level: { current, validTo, turnover, next, coming, levels } }: { level: LevelView }) {
  const share = next ? Math.min(100, Math.round((100 * turnover) / next.from)) : 100
  return (
    <section className={styles.level} aria-labelledby="level">
      <p className="semi">{texts.current(current.name, current.percent)}</p>
      <h2 id="level">{next ? headingOf(next) : texts.top}</h2>
      {next ? (
        <progress
          className={styles.track}
          max={100}
          value={share}
          aria-label={texts.progress(formatPrice(turnover), formatPrice(next.from), next.name)}
        />
      ) : null}
      <ol className={styles.ladder}>
        {levels.map(({ code, name, from, percent }) => (
          <li key={code} aria-current={code === current.code ? 'step' : undefined}>
            <b className="num">{texts.percent(percent)}</b>
            <span className="small">
              {name}
              {from > 0 ? `, ${texts.from(formatPrice(from))}` : ''}
            </span>
          </li>
        ))}
      </ol>
      <p className="small">
        {texts.counted(formatPrice(turnover))}{' '}
        {coming
          ? texts.coming(
              formatDate(toPragueDay(coming.placedAt)),
              formatPrice(coming.amount),
              formatDate(toPragueDay(coming.countsFrom)),
              coming.becomes,
            )
          : ''}{' '}
        {validTo ? texts.until(current.name, formatDate(validTo)) : texts.kept}
      </p>
    </section>
  )
}

function headingOf({ name, missing }: NonNullable<LevelView['next']>): string {
  return missing === 0 ? texts.reached(name) : texts.missing(name, formatPrice(missing))
}

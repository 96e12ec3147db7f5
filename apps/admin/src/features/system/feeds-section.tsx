import { useQuery } from '@tanstack/react-query'
import { Note } from '#app/parts/note.tsx'
import { formatRecent } from '#app/texts/moments.ts'
import { FEED, FEED_PROBLEMS } from '#app/texts/pages.ts'
import { PARTS } from '#app/texts/parts.ts'
import { askServices } from './ask-services.ts'

/** What comparison sites get, and what they do not. */
export function FeedsSection() {
  const { data, isError } = useQuery({ queryKey: ['staff_feeds'], queryFn: () => askServices('staffFeeds', {}) })
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!data) return <p className="pad mut">{PARTS.loading}</p>
  if (data.feeds.length === 0) return <p className="pad mut">{FEED.none}</p>
  return data.feeds.map(({ feed, finishedAt, items, skipped, problems }) => (
    <section className="sec" key={feed}>
      <header>
        <h2>{FEED.names[feed]}</h2>
        <span className={skipped > 0 ? 'st wrn' : 'st ok'}>{skipped > 0 ? FEED.skipped(skipped) : FEED.whole}</span>
        <span className="mut sm r">
          {FEED.items(items, items + skipped)} · {FEED.written(formatRecent(finishedAt))}
        </span>
      </header>
      {problems.length === 0 ? (
        <p className="mut">{FEED.noProblem}</p>
      ) : (
        <table className="tb in">
          <caption className="vh">{FEED.caption(FEED.names[feed])}</caption>
          <thead>
            <tr>
              <th>{FEED.problem}</th>
              <th>{FEED.effect}</th>
              <th className="num">{FEED.count}</th>
              <th>{FEED.skus}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ problem, isLeftOut, count, skus }) => (
              <tr key={problem}>
                <td>{FEED_PROBLEMS[problem] ?? problem}</td>
                <td>
                  <span className={isLeftOut ? 'st bad' : 'st wrn'}>{isLeftOut ? FEED.leftOut : FEED.worse}</span>
                </td>
                <td className="num">{count}</td>
                <td className="mono mut wrap">
                  {skus.join(', ')}
                  {count > skus.length && ` ${FEED.more(count - skus.length)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  ))
}

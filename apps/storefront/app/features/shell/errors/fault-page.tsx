import { Button } from '@shop/ui/button/button'
import { HIDDEN_MESSAGE, type PageError } from '#app/errors/page-error.ts'
import { errorTexts } from '#app/texts/shell/errors.ts'

/** Not a mistake in what was asked: what the page needs is away and will be back. */
const AWAY = new Set([502, 503, 504])

export function FaultPage({ error }: { error: PageError }) {
  const { fault, code } = errorTexts
  const isAway = AWAY.has(error.status)
  return (
    <section className="wrap section stack">
      <title>{fault.title}</title>
      <meta name="error" content={error.title} />
      <h1>{isAway ? fault.awayHeading : fault.heading}</h1>
      <p className="lead">{isAway ? fault.away : fault.text}</p>
      <div className="row">
        {/* A plain link: what failed may be the application itself, and a fresh start is the cure. */}
        <Button as="a" href="">
          {fault.again}
        </Button>
        <Button as="a" href="/" variant="line">
          {fault.home}
        </Button>
      </div>
      <p className="small muted">
        {code}: {error.status}
        {error.title === HIDDEN_MESSAGE ? null : (
          <>
            , <span lang="en">{error.title}</span>
          </>
        )}
      </p>
    </section>
  )
}

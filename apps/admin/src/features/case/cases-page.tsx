import { type FormEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { CASES } from '#app/texts/case.ts'
import { CASE_VIEWS } from './case-rows.ts'
import { CasesTable } from './cases-table.tsx'

/** Those who decide see what waits; whoever opens parcels finds a case by the number on the box. */
export function CasesPage() {
  const mayDecide = useMayDo('cases')
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(search).get('pohled')
  const view = CASE_VIEWS.find(({ slug }) => slug === wanted)?.view ?? 'open'
  const show = (slug: string) => navigate(`/pripady?pohled=${slug}`)
  useKeys(
    mayDecide
      ? CASE_VIEWS.map(({ slug, title }, index) => ({ keys: String(index + 1), label: title, run: () => show(slug) }))
      : [],
  )
  if (!mayDecide) {
    return (
      <Screen title={CASES.title}>
        <div className="empty pad">
          <h2>{CASES.warehouseTitle}</h2>
          <p className="mut">{CASES.warehouse}</p>
          <NumberForm />
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={CASES.title}>
      <div className="tool">
        <nav className="acts" aria-label={CASES.title}>
          {CASE_VIEWS.map((one, index) => (
            <button
              key={one.view}
              type="button"
              className={one.view === view ? 'chip on' : 'chip'}
              aria-pressed={one.view === view}
              onClick={() => show(one.slug)}
            >
              {one.title} <span className="n">{index + 1}</span>
            </button>
          ))}
        </nav>
        <span className="r">
          <NumberForm />
        </span>
      </div>
      <CasesTable key={view} view={view} />
    </Screen>
  )
}

function NumberForm() {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useKeys([{ keys: 'N', label: CASES.keys.number, isInBar: true, run: () => field.current?.focus() }])
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number')).trim().toUpperCase()
    if (number !== '') navigate(`/pripady/${encodeURIComponent(number)}`)
  }
  return (
    <form className="row" onSubmit={open}>
      <input
        ref={field}
        className="inp cno"
        name="number"
        maxLength={13}
        autoComplete="off"
        aria-label={CASES.number}
        placeholder={CASES.numberHint}
      />
      <button type="submit" className="btn">
        {CASES.open}
      </button>
    </form>
  )
}

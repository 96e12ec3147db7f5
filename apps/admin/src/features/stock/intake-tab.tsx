import { daysBetween } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { FormEvent } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { formatDay } from '#app/texts/moments.ts'
import { INTAKE, STOCK } from '#app/texts/stock.ts'
import { changeLine, dropLine, type IntakeLine, isComplete } from './intake-lines.ts'
import { useIntake } from './use-intake.ts'

/** A pallet, scan by scan; nothing of it is for sale until it is put away. */
export function IntakeTab() {
  const { intake, setIntake, last, said, scan, put, takeBack } = useIntake()
  useKeys([
    { keys: 'Ctrl Enter', label: INTAKE.put, isInBar: true, isAlways: true, run: put },
    { keys: 'Ctrl Z', label: INTAKE.takeBack, isInBar: true, run: takeBack },
  ])
  const scanned = intake.lines.find(({ key }) => key === intake.scans.at(-1))
  return (
    <section className="sec" aria-label={INTAKE.heading}>
      <header>
        <h2>{INTAKE.heading}</h2>
      </header>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      <div className="row w pads">
        <label className="fld">
          <span>{INTAKE.document}</span>
          <input
            className="inp"
            value={intake.document}
            maxLength={60}
            onChange={(event) => setIntake({ ...intake, document: event.target.value })}
          />
        </label>
        <label className="fld">
          <span>{INTAKE.note}</span>
          <input
            className="inp"
            value={intake.note}
            maxLength={200}
            onChange={(event) => setIntake({ ...intake, note: event.target.value })}
          />
        </label>
        <HandForm onCode={scan} />
      </div>
      {scanned && last?.goods ? <LastScan line={scanned} isMarked={last.batchCode !== null} /> : null}
      {intake.lines.length === 0 ? (
        <div className="empty">
          <h3>{INTAKE.waiting}</h3>
          <p className="mut">{INTAKE.waitingSentence}</p>
        </div>
      ) : (
        <>
          <table className="tb in">
            <caption className="vh">{INTAKE.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{STOCK.goods}</th>
                <th scope="col">{STOCK.batch}</th>
                <th scope="col">{STOCK.bestBefore}</th>
                <th scope="col" className="num">
                  {INTAKE.received}
                </th>
                <th scope="col">{INTAKE.state}</th>
                <th scope="col">
                  <span className="vh">{INTAKE.drop}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {intake.lines.map((line) => (
                <LineRow
                  key={line.key}
                  line={line}
                  isLast={line.key === scanned?.key}
                  minimumDays={last?.minimumDays ?? 0}
                  onChange={(change) => setIntake(changeLine(intake, line.key, change))}
                  onDrop={() => setIntake(dropLine(intake, line.key))}
                />
              ))}
            </tbody>
          </table>
          <div className="row w pads">
            <button type="button" className="btn p" onClick={put}>
              {INTAKE.put} <kbd>Ctrl</kbd>
              <kbd>Enter</kbd>
            </button>
            <button type="button" className="btn" onClick={takeBack} disabled={intake.scans.length === 0}>
              {INTAKE.takeBack} <kbd>Ctrl</kbd>
              <kbd>Z</kbd>
            </button>
            <span className="mut sm">{INTAKE.sentence}</span>
          </div>
        </>
      )}
    </section>
  )
}

function HandForm({ onCode }: { onCode(code: string): void }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    if (code !== '') onCode(code)
    event.currentTarget.reset()
  }
  return (
    <form className="row" onSubmit={send} aria-label={INTAKE.byHand}>
      <label className="fld">
        <span>{INTAKE.code}</span>
        <input className="inp" name="code" maxLength={120} autoComplete="off" />
      </label>
      <button type="submit" className="btn low">
        {INTAKE.find}
      </button>
    </form>
  )
}

function LastScan({ line, isMarked }: { line: IntakeLine; isMarked: boolean }) {
  return (
    <div className="lastscan">
      <Icon name="scan" />
      <div className="grow">
        <p className="mut sm">{INTAKE.last}</p>
        <p>
          <b className="big">{line.name}</b>
        </p>
        <p className="row w sm">
          {isMarked && <span className="tag">{INTAKE.fromCode}</span>}
          {line.batchCode && <b className="mono">{line.batchCode}</b>}
          {line.bestBefore && <span>{STOCK.until(formatDay(line.bestBefore))}</span>}
        </p>
      </div>
      <span className="qty">
        <b className="big">{line.pieces}</b>
        <small>{INTAKE.afterScan}</small>
      </span>
    </div>
  )
}

interface LineRowProps {
  line: IntakeLine
  isLast: boolean
  minimumDays: number
  onChange(change: Partial<IntakeLine>): void
  onDrop(): void
}

function LineRow({ line, isLast, minimumDays, onChange, onDrop }: LineRowProps) {
  const { name, isBatched, batchCode, bestBefore, pieces } = line
  return (
    <tr className={isLast ? 'now' : undefined}>
      <th scope="row">{name}</th>
      <td>
        {isBatched ? (
          <input
            className="inp bat mono"
            aria-label={INTAKE.batchOf(name)}
            value={batchCode}
            maxLength={30}
            onChange={(event) => onChange({ batchCode: event.target.value.toUpperCase() })}
          />
        ) : (
          <span className="mut">{STOCK.noBatch}</span>
        )}
      </td>
      <td>
        {isBatched && (
          <input
            className="inp day"
            type="date"
            aria-label={INTAKE.dayOf(name)}
            value={bestBefore}
            onChange={(event) => onChange({ bestBefore: event.target.value })}
          />
        )}
      </td>
      <td className="num">
        <input
          className="inp few num"
          type="number"
          min={1}
          max={100000}
          aria-label={INTAKE.piecesOf(name)}
          value={pieces}
          onChange={(event) => onChange({ pieces: Math.max(0, Math.floor(Number(event.target.value))) })}
        />
      </td>
      <td>
        <LineState line={line} minimumDays={minimumDays} />
      </td>
      <td>
        <button type="button" className="btn q" aria-label={INTAKE.dropOf(name)} onClick={onDrop}>
          {INTAKE.drop}
        </button>
      </td>
    </tr>
  )
}

function LineState({ line, minimumDays }: { line: IntakeLine; minimumDays: number }) {
  if (!isComplete(line)) return <span className="st wrn">{INTAKE.missing}</span>
  const left = line.bestBefore === '' ? null : daysBetween(toPragueDay(new Date()), line.bestBefore)
  if (left !== null && left < minimumDays) {
    return <span className="st bad">{INTAKE.short(STOCK.days(left), minimumDays)}</span>
  }
  return <span className="st ok">{INTAKE.complete}</span>
}

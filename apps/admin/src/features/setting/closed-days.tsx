import type { DeliveryRules } from '@shop/contract/delivery/delivery-rules'
import { formatDate } from '@shop/czech/format-date'
import { listPublicHolidays } from '@shop/domain/calendar/public-holidays'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatWeekday } from '#app/texts/moments.ts'
import { CLOSED_DAYS as TEXT } from '#app/texts/shop/delivery.ts'
import { refusalOf } from './delivery-refusal.ts'

interface ClosedDaysProps {
  rules: DeliveryRules
  mayChange: boolean
  onSaved(sentence: string | null): Promise<void>
}

/** Days when nothing leaves. Holidays come by themselves; those that are over cannot be changed any more. */
export function ClosedDays({ rules: { today, closedDays }, mayChange, onSaved }: ClosedDaysProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const year = Number(today.slice(0, 4))
  const holidays = [...listPublicHolidays(year), ...listPublicHolidays(year + 1)]
    .map(({ date }) => date)
    .filter((date) => date >= today)
  const own = closedDays.days.filter((day) => !holidays.includes(day))
  const save = async (days: readonly string[], reason: string) => {
    const answer = await runCommand('changeClosedDays', { version: closedDays.version, days: [...days], reason })
    const sentence = answer.ok ? null : refusalOf(answer)
    setRefusal(sentence)
    await onSaved(answer.ok ? TEXT.saved : null)
    return sentence
  }
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const sentence = await save([...closedDays.days, String(given.get('day'))], String(given.get('reason')))
    if (sentence === null) form.reset()
  }
  return (
    <section className="sec">
      <header>
        <h2>{TEXT.title}</h2>
      </header>
      <p className="sm mut">{TEXT.sentence}</p>
      {refusal && <Note kind="bad">{refusal}</Note>}
      {mayChange && (
        <form className="g4" onSubmit={add}>
          <label className="fld">
            <span>{TEXT.day}</span>
            <input className="inp" type="date" name="day" min={today} required />
          </label>
          <label className="fld">
            <span>{TEXT.reason}</span>
            <input className="inp" name="reason" maxLength={300} required />
          </label>
          <button type="submit" className="btn p">
            {TEXT.add}
          </button>
        </form>
      )}
      {own.length === 0 && <p className="mut">{TEXT.none}</p>}
      <table className="tb in">
        <caption className="vh">{TEXT.caption}</caption>
        <thead>
          <tr>
            <th>{TEXT.day}</th>
            <th>{TEXT.what}</th>
            <th>
              <span className="vh">{TEXT.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...own, ...holidays].sort().map((day) => (
            <tr key={day}>
              <td>
                <b className="b6">{formatDate(day)}</b> <span className="mut">{formatWeekday(`${day}T12:00:00Z`)}</span>
              </td>
              <td>{own.includes(day) ? TEXT.own : TEXT.holiday}</td>
              <td className="num">
                {mayChange && own.includes(day) && (
                  <button
                    type="button"
                    className="btn"
                    aria-label={TEXT.removeOf(formatDate(day))}
                    onClick={() => setOpened(day)}
                  >
                    {TEXT.remove}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <ReasonDialog
          title={TEXT.removeOf(formatDate(opened))}
          sentence={TEXT.sentence}
          submit={TEXT.remove}
          onReason={(reason) =>
            save(
              closedDays.days.filter((day) => day !== opened),
              reason,
            )
          }
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

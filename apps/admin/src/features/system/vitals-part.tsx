import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { GOOD_VITALS, PAGE_KINDS, toP75, VITALS, type Vital } from '@shop/domain/marketing/web-vitals'
import { PAGES, VITAL_NAMES, VITALS_TEXT } from '#app/texts/visits.ts'
import { VitalChart } from './vital-chart.tsx'

type Counted = Reply<ServicesEndpoints['staffVisits']>['vitals']

interface VitalsPartProps {
  vitals: Counted
  days: readonly string[]
}

/** How pages felt to three of four readers, as a line over the days and as a table by kind of page. */
export function VitalsPart({ vitals, days }: VitalsPartProps) {
  if (vitals.length === 0) return <p className="mut">{VITALS_TEXT.none}</p>
  return (
    <>
      <div className="vitals">
        {VITALS.map((vital) => (
          <VitalChart
            key={vital}
            vital={vital}
            points={days.map((day) => ({
              day,
              value: p75(
                vital,
                vitals.filter((one) => one.day === day),
              ),
            }))}
          />
        ))}
      </div>
      <table className="tb in">
        <caption className="vh">{VITALS_TEXT.title}</caption>
        <thead>
          <tr>
            <th>{VITALS_TEXT.page}</th>
            {VITALS.map((vital) => (
              <th key={vital} className="num">
                {VITAL_NAMES[vital]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PAGE_KINDS.map((page) => (
            <tr key={page}>
              <td>{PAGES[page]}</td>
              {VITALS.map((vital) => (
                <td key={vital} className="num">
                  <Value
                    vital={vital}
                    value={p75(
                      vital,
                      vitals.filter((one) => one.page === page),
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Value({ vital, value }: { vital: Vital; value: number | null }) {
  if (value === null) return <span className="mut">{VITALS_TEXT.unknown}</span>
  const isGood = value <= GOOD_VITALS[vital]
  return (
    <>
      {VITALS_TEXT.value(vital, value)} {!isGood && <span className="st wrn">{VITALS_TEXT.slow}</span>}
    </>
  )
}

function p75(vital: Vital, vitals: Counted): number | null {
  const visits = new Map<number, number>()
  for (const { metric, bucket, visits: count } of vitals) {
    if (metric === vital) visits.set(bucket, (visits.get(bucket) ?? 0) + count)
  }
  return toP75(vital, visits)
}

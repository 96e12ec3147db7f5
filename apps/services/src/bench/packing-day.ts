import { fromPragueTime, toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { type CarrierDay, type DayParcel, selectPackingDay } from '#app/bench/packing-day.sql'
import { toSheetPdf } from '#app/document/pdf/sheet-pdf'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { carrierOf } from '#app/shipment/carriers'
import { handOverParcels } from '#app/staff/staff-parcels'

const SHOP = 'Čenich'
const OWN_COUNTER = 'Osobní odběr'

export async function readPackingDay(context: Context) {
  return ok({ carriers: await loadCarriers(context) })
}

async function loadCarriers({ db, now, deps }: Context): Promise<CarrierDay[]> {
  const parcels = await selectPackingDay(db, fromPragueTime(toPragueTime(now).date, '00:00'))
  return [...new Set(parcels.map(({ carrier }) => carrier))].map((carrier) =>
    toCarrierDay(
      carrier,
      parcels.filter((parcel) => parcel.carrier === carrier),
      (code) => carrierOf(deps, code) === null,
    ),
  )
}

function toCarrierDay(
  carrier: string | null,
  parcels: readonly DayParcel[],
  isMute: (code: string | null) => boolean,
): CarrierDay {
  const of = (state: DayParcel['state']) => parcels.filter((parcel) => parcel.state === state)
  return {
    carrier,
    packed: parcels.length,
    labelled: of('labelled'),
    unlabelled: of('packed').map((parcel) => ({
      ...parcel,
      takesNumber: carrier !== null && isMute(parcel.carrierCode),
    })),
    handedOver: of('handed_over').length,
  }
}

/** What a carrier signs for: its parcels by number, and under them those that stay because they have no label. */
export async function manifest(context: Context, { carrier }: { carrier: string }) {
  const { now } = context
  const day = (await loadCarriers(context)).find((one) => (one.carrier ?? '') === carrier)
  if (!day) throw notFound()
  const { date, time } = toPragueTime(now)
  const rows = (parcels: CarrierDay['labelled']) =>
    parcels.map((parcel, index) => [
      String(index + 1),
      `${parcel.orderNumber}/${parcel.number}`,
      parcel.trackingNumber ?? '',
      kilograms(parcel.weightGrams),
    ])
  const pdf = await toSheetPdf(
    {
      title: `Soupiska zásilek: ${carrier || OWN_COUNTER}`,
      lead: `${toCzechDay(date)}, ${time}`,
      facts: [
        { label: 'Zásilek', value: String(day.labelled.length) },
        { label: 'Hmotnost', value: kilograms(day.labelled.reduce((sum, { weightGrams }) => sum + weightGrams, 0)) },
        { label: 'Převzal (podpis)', value: '' },
      ],
      sections: [
        { heading: 'K předání', text: [], chart: null, table: { columns: COLUMNS, rows: rows(day.labelled) } },
        {
          heading: `Bez štítku, zůstávají: ${day.unlabelled.length}`,
          text: [],
          chart: null,
          table: { columns: COLUMNS, rows: rows(day.unlabelled) },
        },
      ],
      foot: 'Tiskne se dvakrát: jedna soupiska odjíždí, druhá zůstává.',
    },
    SHOP,
    now,
  )
  return ok({
    filename: `soupiska-${date}.pdf`,
    contentType: 'application/pdf',
    content: pdf.toString('base64'),
  })
}

const COLUMNS = [
  { label: 'Č.', align: 'start' as const },
  { label: 'Zásilka', align: 'start' as const },
  { label: 'Číslo dopravce', align: 'start' as const },
  { label: 'Hmotnost', align: 'end' as const },
]

function kilograms(grams: number): string {
  return `${new Intl.NumberFormat('cs', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(grams / 1000)} kg`
}

function toCzechDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}. ${month}. ${year}`
}

/** All of them or none, and nothing of their orders is told. */
export async function handOverBoxes(context: Context, { parcelIds }: { parcelIds: number[] }) {
  await handOverParcels(context, { parcelIds })
  return ok({ handedOver: parcelIds.length })
}

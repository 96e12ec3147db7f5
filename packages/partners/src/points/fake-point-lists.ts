import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type FakeReply, type FakeRequest, json, route } from '../fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { CommonFaults } from '../fake/faults.ts'

const ListFaults = CommonFaults.extend({
  /** The list ends in the middle of a point. */
  cut: z.boolean().default(false),
  /** How many points of each list cannot be read. */
  oddPoints: z.number().int().min(0).default(0),
  /** Only so many points of each list are sent. */
  only: z.number().int().min(0).optional(),
})
type ListFaults = z.output<typeof ListFaults>

type FakeListed = {
  readonly id: string
  readonly kind: 'pickup-point' | 'box'
  readonly name: string
  readonly city: string
  readonly zip: string
}

export interface FakePointLists extends FakeServer<ListFaults> {
  readonly balikovnaUrl: string
  readonly dpdUrl: string
  /** What both list from now on. */
  setPoints(points: readonly FakeListed[]): void
  stop(): Promise<void>
}

/** Public lists that need no key: that of Balíkovna in XML, that of DPD in JSON, with the same points in both. */
export async function startFakePointLists(options: Listening = {}): Promise<FakePointLists> {
  let points: readonly FakeListed[] = []
  const server: FakeServer<ListFaults> = await startFakeServer({
    ...options,
    now: () => new Date(),
    parseFaults: (input) => ListFaults.parse(input),
    routes: (fake) => [
      route('GET', '/vystupy/balikovny.xml', (request) => sendXml(fake.faults, points, request)),
      route('GET', '/api/getAll', () => sendJson(fake.faults, points)),
    ],
    adminRoutes: () => [],
    forget() {
      points = []
    },
  })
  return Object.assign(server, {
    balikovnaUrl: `${server.url}/vystupy/balikovny.xml`,
    dpdUrl: server.url,
    setPoints(wanted: readonly FakeListed[]) {
      points = wanted
    },
    stop: () => server.unplug(),
  })
}

function sendXml({ cut, oddPoints, only }: ListFaults, points: readonly FakeListed[], request: FakeRequest): FakeReply {
  const rows = points.slice(0, only).map((point, index) => toRow(point, index < oddPoints))
  const office = toRow({ id: '10000', kind: 'box', name: 'Praha 10', city: 'Praha', zip: '10000' }, false)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<zv xmlns="http://www.cpost.cz/schema/aict/zv_2">\n${rows.join('\n')}
${office.replace('balíkovna-BOX', 'pošta')}\n</zv>`
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`
  if (request.headers['if-none-match'] === etag) return { status: 304 }
  return { headers: { 'content-type': 'text/xml', etag }, body: cut ? body.slice(0, body.length - 200) : body }
}

function toRow({ id, kind, name, city, zip }: FakeListed, isOdd: boolean): string {
  const day = (label: string) => `<den name="${label}"><od_do><od>08:00</od><do>19:30</do></od_do></den>`
  const week = ['Pondělí', 'Úterý', 'Středa', 'Čtvrtek', 'Pátek'].map(day).join('')
  return `<row><PSC>${id}</PSC><NAZEV>${name}</NAZEV><ADRESA>Dlouhá 5, ${city}, ${zip}, ${city}</ADRESA>
<TYP>${kind === 'box' ? 'balíkovna-BOX' : 'balíkovna partner'}</TYP>
<OTEV_DOBY>${week}<den name="Sobota"/><den name="Neděle"/></OTEV_DOBY><SOUR_X>1044922.91</SOUR_X><SOUR_Y>737904.98</SOUR_Y>
<OBEC>${city}</OBEC><C_OBCE>${city}</C_OBCE><SOUR_X_WGS84>${isOdd ? 'unknown' : '14.492777'}</SOUR_X_WGS84>
<SOUR_Y_WGS84>50.076442</SOUR_Y_WGS84><STAV/><POPIS>vchod do lékárny</POPIS><PLATBA_KARTOU>A</PLATBA_KARTOU></row>`
}

function sendJson({ cut, oddPoints, only }: ListFaults, points: readonly FakeListed[]): FakeReply {
  const items = points.slice(0, only).map((point, index) => toItem(point, index < oddPoints))
  const hash = createHash('md5').update(JSON.stringify(items)).digest('hex')
  return json({ status: 'ok', code: 200, count: items.length, hash, data: { items: cut ? items.slice(1) : items } })
}

function toItem({ id, kind, name, city, zip }: FakeListed, isOdd: boolean): object {
  const day = {
    dayName: '',
    openMorning: '08:00',
    closeMorning: '12:00',
    openAfternoon: '13:00',
    closeAfternoon: '17:00',
  }
  return {
    id,
    company: name,
    street: 'Dlouhá',
    house_number: '5',
    city,
    postcode: zip,
    country_id: 203,
    pickup_network_type: kind === 'box' ? 'dpd_box' : 'pickup_point',
    pickup_allowed: 1,
    cardpayment_allowed: 1,
    cod_allowed: kind === 'box' ? 0 : 1,
    latitude: isOdd ? 'unknown' : 50.076442,
    longitude: 14.492777,
    hours: [1, 2, 3, 4, 5].map((number) => ({ ...day, day: number })),
  }
}

import { z } from 'zod'
import { DocumentFile } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import {
  BenchAnswer,
  Benches,
  BenchParams,
  BenchParcelParams,
  BenchState,
  CarrierQuery,
  CloseBox,
  HandOverBoxes,
  PackingDay,
  PutAside,
  ScanAtBench,
  ScanOnly,
} from '../staff/bench.ts'
import { Id, Nothing } from '../text-fields.ts'

const reads = { method: 'GET', access: 'staff', work: 'packing', refusals: [] } as const
const commands = { method: 'POST', access: 'staff', work: 'packing' } as const
const onBox = { ...commands, params: BenchParcelParams, reply: BenchAnswer } as const

/** The bench. None of its answers names a person, a phone or a price: what is on the label is on the label alone. */
export const staffBenchEndpoints = {
  benches: endpoint({ ...reads, path: '/staff/benches', summary: 'Tables to pack at, and printers.', reply: Benches }),
  benchState: endpoint({
    ...reads,
    path: '/staff/benches/:benchId',
    summary: 'What is left for today, what was put aside, what waits for the printer, and the box that is open here.',
    params: BenchParams,
    reply: BenchState,
  }),
  scanAtBench: endpoint({
    ...commands,
    path: '/staff/benches/:benchId/scans',
    summary: 'One scan, whatever it is of. The last right one closes the box and has its label printed.',
    params: BenchParams,
    body: ScanAtBench,
    reply: BenchAnswer,
    refusals: [],
  }),
  undoScan: endpoint({
    ...onBox,
    path: '/staff/benches/:benchId/parcels/:parcelId/undo',
    summary: 'Takes the last piece out of the box.',
    body: ScanOnly,
    refusals: [],
  }),
  closeBox: endpoint({
    ...onBox,
    path: '/staff/benches/:benchId/parcels/:parcelId/closing',
    summary: 'Closes a box that weighed something else than it should, weighed again or looked through.',
    body: CloseBox,
    refusals: ['parcel_state'],
  }),
  putAside: endpoint({
    ...onBox,
    path: '/staff/benches/:benchId/parcels/:parcelId/aside',
    summary: 'Puts the order back into the queue for later, with a reason; somebody is told.',
    body: PutAside,
    refusals: [],
  }),
  reprintLabel: endpoint({
    ...commands,
    path: '/staff/benches/:benchId/parcels/:parcelId/prints',
    summary: 'Prints the label again, marked as a copy; what has not come out yet is sent again instead.',
    params: BenchParcelParams,
    body: Nothing,
    reply: z.object({ printId: z.number() }),
    refusals: ['parcel_state'],
  }),
  retryLabel: endpoint({
    ...commands,
    path: '/staff/benches/:benchId/parcels/:parcelId/label',
    summary: 'Asks the carrier for the label of this one parcel again.',
    params: BenchParcelParams,
    body: Nothing,
    reply: Nothing,
    refusals: ['parcel_state'],
  }),
  resumePrints: endpoint({
    ...commands,
    path: '/staff/benches/:benchId/prints',
    summary: 'Paper is in: what waits for this printer comes out, in its order.',
    params: BenchParams,
    body: Nothing,
    reply: z.object({ waiting: z.number() }),
    refusals: [],
  }),
  swapPrinter: endpoint({
    ...commands,
    path: '/staff/benches/:benchId/printer',
    summary: 'From now on this bench prints elsewhere, and what waited does too.',
    params: BenchParams,
    body: z.strictObject({ printerId: Id }),
    reply: z.object({ moved: z.number() }),
    refusals: [],
  }),
  labelToPrint: endpoint({
    ...reads,
    path: '/staff/prints/:printId/file',
    summary: 'A label that the browser prints itself.',
    params: z.strictObject({ printId: Id }),
    reply: DocumentFile,
  }),
  confirmPrint: endpoint({
    ...commands,
    path: '/staff/prints/:printId/printed',
    summary: 'The browser has printed it.',
    params: z.strictObject({ printId: Id }),
    body: Nothing,
    reply: Nothing,
    refusals: [],
  }),
  packingDay: endpoint({
    ...reads,
    path: '/staff/packing-day',
    summary: 'The end of the day: what each carrier is to take, and what has no label.',
    reply: PackingDay,
  }),
  manifest: endpoint({
    ...reads,
    path: '/staff/packing-day/manifest',
    summary: 'The list a carrier signs, as a PDF.',
    query: CarrierQuery,
    reply: DocumentFile,
  }),
  handOverBoxes: endpoint({
    ...commands,
    path: '/staff/packing-day/hand-over',
    summary: 'The carrier has taken these parcels, all of them or none.',
    body: HandOverBoxes,
    reply: z.object({ handedOver: z.number() }),
    refusals: ['parcel_state'],
  }),
} as const

import {
  CaseMoveReason,
  DecideCase,
  ReceiveCaseGoods,
  StaffCaseParams,
  StaffCaseView,
  SubmitCaseForCustomer,
} from '../case/staff-case.ts'
import { endpoint } from '../endpoint.ts'
import { StaffOrderParams } from '../staff-order.ts'
import { Id } from '../text-fields.ts'
import { AttachedFile } from '../upload.ts'

const onCase = { method: 'POST', access: 'staff', params: StaffCaseParams, reply: StaffCaseView } as const

/** What staff do with withdrawals, complaints and the guarantee. The queue is read from the data service. */
export const staffCaseEndpoints = {
  submitCaseForCustomer: endpoint({
    method: 'POST',
    path: '/staff/orders/:orderId/cases',
    summary:
      'Takes what came by phone, e-mail, letter or in person, as the form of the customer does; days count from the day it came.',
    work: 'cases',
    access: 'staff',
    // Pieces of an order that nobody packs yet leave it, and their money goes back.
    recentProof: true,
    params: StaffOrderParams,
    body: SubmitCaseForCustomer,
    reply: StaffCaseView,
    status: 201,
    refusals: ['case_line_unknown', 'case_day_refused'],
  }),
  staffCase: endpoint({
    method: 'GET',
    path: '/staff/cases/:number',
    summary: 'A case by its number, also as it is scanned from a parcel; without who it is.',
    work: 'returns',
    access: 'staff',
    params: StaffCaseParams,
    reply: StaffCaseView,
    refusals: [],
  }),
  staffCaseFile: endpoint({
    method: 'GET',
    path: '/staff/cases/:number/files/:fileId',
    summary: 'A photo or document that came with this case.',
    work: 'cases',
    access: 'staff',
    params: StaffCaseParams.extend({ fileId: Id }),
    reply: AttachedFile,
    refusals: ['file_waiting', 'file_broken'],
  }),
  receiveCaseGoods: endpoint({
    ...onCase,
    path: '/staff/cases/:number/goods',
    summary:
      'Goods have come back: how many of each so far, in what shape, of which batch. After the decision a person is asked what becomes of them.',
    work: 'returns',
    body: ReceiveCaseGoods,
    refusals: ['case_line_unknown'],
  }),
  askForCaseGoods: endpoint({
    ...onCase,
    path: '/staff/cases/:number/goods-request',
    summary: 'Goods have to be seen before anybody can decide.',
    work: 'cases',
    body: CaseMoveReason,
    refusals: ['case_state'],
  }),
  waiveCaseReturn: endpoint({
    ...onCase,
    path: '/staff/cases/:number/waiver',
    summary: 'Goods need not come back, or it is proved that they were sent.',
    work: 'cases',
    body: CaseMoveReason,
    refusals: ['case_state'],
  }),
  assessCase: endpoint({
    ...onCase,
    path: '/staff/cases/:number/assessment',
    summary: 'Somebody looks at it.',
    work: 'cases',
    body: CaseMoveReason,
    refusals: ['case_state'],
  }),
  previewCaseDecision: endpoint({
    ...onCase,
    path: '/staff/cases/:number/decision/preview',
    summary: 'What that decision would do, tried and taken back.',
    work: 'cases',
    body: DecideCase,
    refusals: ['case_state', 'case_decision_refused', 'version_conflict', 'refund_refused', 'out_of_stock'],
  }),
  decideCase: endpoint({
    ...onCase,
    path: '/staff/cases/:number/decision',
    summary: 'Decides every line; money, credit note, credits, stock and replacement follow in the same transaction.',
    work: 'cases',
    recentProof: true,
    body: DecideCase,
    refusals: ['case_state', 'case_decision_refused', 'version_conflict', 'refund_refused', 'out_of_stock'],
  }),
} as const

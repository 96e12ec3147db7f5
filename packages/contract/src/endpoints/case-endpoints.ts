import { z } from 'zod'
import {
  CaseAccess,
  CaseForm,
  CaseQuote,
  CaseSummary,
  CaseView,
  GiveAccount,
  PreviewCase,
  RequestCaseLink,
  SubmitCase,
} from '../case/case.ts'
import { DocumentFile } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../text-fields.ts'
import { AttachedFile } from '../upload.ts'

/** Withdrawals, complaints and claims of the guarantee, for whoever holds a link of the order or of the case. */
export const caseEndpoints = {
  requestCaseLink: endpoint({
    method: 'POST',
    path: '/cases/links',
    summary:
      'Sends the link of the form to the mailbox of an order. Says nothing about whether there is such an order.',
    access: 'anyone',
    body: RequestCaseLink,
    reply: Nothing,
    status: 202,
    refusals: [],
  }),
  caseForm: endpoint({
    method: 'GET',
    path: '/cases/forms/:token',
    summary: 'What of an order can be asked about, with days, amounts and doubts.',
    access: 'anyone',
    params: CaseAccess,
    reply: CaseForm,
    refusals: ['link_expired'],
  }),
  previewCase: endpoint({
    method: 'POST',
    path: '/cases/forms/:token/preview',
    summary: 'What would go back and the words that would be sent. Nothing is written.',
    access: 'anyone',
    params: CaseAccess,
    body: PreviewCase,
    reply: CaseQuote,
    refusals: ['link_expired', 'case_line_unknown'],
  }),
  submitCase: endpoint({
    method: 'POST',
    path: '/cases/forms/:token',
    summary: 'Takes it, whatever the doubts: pressed twice or in two tabs it is one case. Confirmed by mail at once.',
    access: 'anyone',
    params: CaseAccess,
    body: SubmitCase,
    reply: CaseView,
    status: 201,
    refusals: ['link_expired', 'case_line_unknown'],
  }),
  readCase: endpoint({
    method: 'GET',
    path: '/cases/by-token/:token',
    summary: 'A case by its link.',
    access: 'anyone',
    params: CaseAccess,
    reply: CaseView,
    refusals: ['link_expired'],
  }),
  cancelCase: endpoint({
    method: 'POST',
    path: '/cases/by-token/:token/cancellation',
    summary: 'The customer has changed their mind: a withdrawal is withdrawn.',
    access: 'anyone',
    params: CaseAccess,
    body: Nothing,
    reply: CaseView,
    refusals: ['link_expired', 'case_state'],
  }),
  giveCaseAccount: endpoint({
    method: 'POST',
    path: '/cases/by-token/:token/account',
    summary: 'Where money goes that came in cash: once, while nobody knows it.',
    access: 'anyone',
    params: CaseAccess,
    body: GiveAccount,
    reply: CaseView,
    refusals: ['link_expired', 'case_state'],
  }),
  caseReceipt: endpoint({
    method: 'GET',
    path: '/cases/by-token/:token/receipt',
    summary: 'The receipt with date, time and content, and once it is decided the protocol.',
    access: 'anyone',
    params: CaseAccess,
    reply: DocumentFile,
    refusals: ['link_expired'],
  }),
  caseFile: endpoint({
    method: 'GET',
    path: '/cases/by-token/:token/files/:fileId',
    summary: 'A file of this case.',
    access: 'anyone',
    params: CaseAccess.extend({ fileId: Id }),
    reply: AttachedFile,
    refusals: ['link_expired', 'file_waiting', 'file_broken'],
  }),
  ownCases: endpoint({
    method: 'GET',
    path: '/customer/cases',
    summary: 'Cases of the account, newest first, and orders a new one can be about.',
    access: 'customer',
    reply: z.object({
      cases: z.array(CaseSummary),
      orders: z.array(
        z.object({
          number: z.string(),
          placedOn: z.string(),
          deliveredOn: z.string().nullable(),
          goods: z.array(z.string()),
          payable: z.number(),
          token: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
} as const

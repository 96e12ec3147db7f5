import { DocumentFile } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import { OfPage, PublishWording, SaveWordingDraft, StaffPage, StaffPages, WordingFile } from '../staff/staff-wording.ts'

/** Terms and other pages whose every wording is kept: written by one, published by whoever answers for it. */
export const wordingEndpoints = {
  staffPages: endpoint({
    method: 'GET',
    path: '/staff/pages',
    summary: 'Pages with wordings: which one holds, which is announced, and whether somebody is writing another.',
    access: 'staff',
    work: 'content',
    reply: StaffPages,
    refusals: [],
  }),
  staffPage: endpoint({
    method: 'GET',
    path: '/staff/pages/:slug',
    summary: 'One page with its draft and all its wordings.',
    access: 'staff',
    work: 'content',
    params: OfPage,
    reply: StaffPage,
    refusals: [],
  }),
  saveWordingDraft: endpoint({
    method: 'PUT',
    path: '/staff/pages/:slug/draft',
    summary: 'Saves the draft of the next wording; nobody but staff sees it.',
    access: 'staff',
    work: 'content',
    params: OfPage,
    body: SaveWordingDraft,
    reply: StaffPage,
    refusals: ['version_conflict'],
  }),
  publishWording: endpoint({
    method: 'POST',
    path: '/staff/pages/:slug/publication',
    summary: 'Publishes the draft for its day, keeps it as a PDF and tells who is concerned. It cannot be taken back.',
    access: 'staff',
    work: 'wordings',
    params: OfPage,
    body: PublishWording,
    reply: StaffPage,
    refusals: ['version_conflict', 'wording_refused'],
  }),
  wordingFile: endpoint({
    method: 'GET',
    path: '/content/pages/:slug/wordings/:version',
    summary: 'A published wording as the PDF that was made of it.',
    access: 'anyone',
    params: WordingFile,
    reply: DocumentFile,
    refusals: [],
  }),
} as const

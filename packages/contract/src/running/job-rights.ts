import type { JobName } from '../jobs.ts'
import type { StaffRole } from '../staff/staff-rights.ts'

/** Whose trouble a job is when it fails; everything is the trouble of admins. */
const JOBS_OF: Record<Exclude<StaffRole, 'staff_admin'>, readonly JobName[]> = {
  staff_warehouse: ['label-parcel', 'cancel-label', 'cancel-superseded', 'print-labels', 'resume-prints'],
  staff_support: ['send-mail'],
  staff_content: ['write-feeds'],
  staff_accounting: ['make-document', 'issue-due-invoices'],
}

/** Names of the jobs a role sees and runs again; null for all of them. */
export function jobsOf(role: StaffRole): readonly JobName[] | null {
  return role === 'staff_admin' ? null : JOBS_OF[role]
}

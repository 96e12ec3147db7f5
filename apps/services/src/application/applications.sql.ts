import type { ApplicationKind, ApplicationState, ApplicationView } from '@shop/contract/application'
import type { Db, NoRow } from '#app/store/database'
import type { InsertApplication, LockApplication, SelectApplication } from '#app/store/rows'

interface NewApplication {
  storefrontId: number
  kind: ApplicationKind
  subject: string
  companyId: string | null
  vatId: string | null
  isRegisterChecked: boolean
  contactName: string
  email: string
  phone: string
  answers: Record<string, string>
  message: string
  secretHash: Buffer
  answerBy: Date
  now: Date
}

export async function insertApplication(db: Db, application: NewApplication): Promise<{ id: number; number: string }> {
  const { storefrontId, kind, subject, companyId, vatId, isRegisterChecked, contactName, email, phone } = application
  const { rows } = await db.query<InsertApplication>(
    `insert into shop.applications (storefront_id, kind, state, subject, company_id, vat_id, is_register_checked,
                                    contact_name, email, phone, answers, message, secret_hash, answer_by, created_at)
     values ($1, $2, 'in_review', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     returning id::int as id, number`,
    [
      ...[storefrontId, kind, subject, companyId, vatId, isRegisterChecked, contactName, email, phone],
      ...[application.answers, application.message, application.secretHash, application.answerBy, application.now],
    ],
  )
  const [row] = rows
  if (!row) throw new Error('The application was not written.')
  return row
}

export async function insertApplicationFiles(db: Db, applicationId: number, uploadIds: number[]): Promise<void> {
  await db.query<NoRow>(
    'insert into internal.application_files (application_id, upload_id) select $1, unnest($2::bigint[])',
    [applicationId, uploadIds],
  )
}

interface ApplicationRow extends Omit<ApplicationView, 'createdAt' | 'answerBy' | 'decidedAt'> {
  id: number
  email: string
  phone: string
  companyId: string | null
  createdAt: Date
  answerBy: Date
  decidedAt: Date | null
}

const COLUMNS = `id::int as id, number, kind, state, subject, note, email, phone, company_id as "companyId",
  created_at as "createdAt", answer_by as "answerBy", decided_at as "decidedAt"`

export async function selectApplication(db: Db, secretHash: Buffer): Promise<ApplicationRow | null> {
  const { rows } = await db.query<SelectApplication>(
    `select ${COLUMNS} from shop.applications where secret_hash = $1`,
    [secretHash],
  )
  return rows[0] ?? null
}

export async function lockApplication(db: Db, number: string): Promise<ApplicationRow | null> {
  const { rows } = await db.query<LockApplication>(
    `select ${COLUMNS} from shop.applications where number = $1 for update`,
    [number],
  )
  return rows[0] ?? null
}

interface Decision {
  id: number
  state: ApplicationState
  note: string
  now: Date
}

export async function updateApplication(db: Db, { id, state, note, now }: Decision): Promise<void> {
  await db.query<NoRow>(
    `update shop.applications set state = $2, note = $3, decided_at = case when $2 = 'needs_more' then null else $4::timestamptz end
      where id = $1`,
    [id, state, note, now],
  )
}

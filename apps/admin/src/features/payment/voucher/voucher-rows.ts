export interface VoucherRow {
  id: number
  code_tail: string
  face: number
  balance: number
  expires_on: string
  origin: 'staff' | 'order'
  issued_at: string
  reason: string
  is_blocked: boolean
  block_reason: string | null
  issued_by: string | null
}

export interface VoucherEntry {
  id: number
  kind: string
  amount: number
  after: number
  at: string
  order_id: number | null
  order_number: string | null
}

export interface VoucherMonth {
  month: string
  issued: number
  spent: number
  given_back: number
  expired: number
  cancelled: number
  outstanding: number
}

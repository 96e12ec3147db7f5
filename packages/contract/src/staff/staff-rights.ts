/** Roles of the database that members of staff work in. */
export const STAFF_ROLES = [
  'staff_support',
  'staff_warehouse',
  'staff_content',
  'staff_accounting',
  'staff_admin',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** An owner is an admin who also approves: who works here is their decision alone. */
type Worker = StaffRole | 'owner'

/** Who works on what. Every endpoint of staff names its work, and whoever is not listed there is refused. */
const WORKERS = {
  /** Packs, labels, hands over. */
  packing: ['staff_warehouse', 'staff_support', 'staff_admin'],
  /** Talks to customers: holds, cancels, approves. */
  orders: ['staff_support', 'staff_admin'],
  /** Gives money back, by line. Whether it left is for accounting to say. */
  refunds: ['staff_support', 'staff_admin'],
  /** Gives and takes credits by hand; how many is a setting of the role. */
  credits: ['staff_support', 'staff_admin'],
  /** Looks after the books: whose money came, what was sent, and what accounting gets. */
  payments: ['staff_accounting', 'staff_admin'],
  /** Sells vouchers for money that came, and stops those that were lost. */
  vouchers: ['staff_accounting', 'staff_admin'],
  /** Decides withdrawals, complaints and claims of the guarantee. */
  cases: ['staff_support', 'staff_admin'],
  /** Opens parcels that came back and counts what is in them. */
  returns: ['staff_warehouse', 'staff_support', 'staff_admin'],
  /** Reads invoices and credit notes, which name their buyer. */
  documents: ['staff_support', 'staff_accounting', 'staff_admin'],
  /** Does what the machine could not. */
  tasks: ['staff_warehouse', 'staff_support', 'staff_accounting', 'staff_admin'],
  /** Answers customers; accounting only what is about bills. */
  messages: ['staff_support', 'staff_accounting', 'staff_admin'],
  /** Leaves notes for colleagues in a thread. */
  notes: ['staff_warehouse', 'staff_support', 'staff_accounting', 'staff_admin'],
  /** Decides who buys as a wholesaler, breeder or trainer. */
  applications: ['staff_support', 'staff_admin'],
  /** Publishes and answers reviews. */
  reviews: ['staff_support', 'staff_content', 'staff_admin'],
  /** Looks at goods, drafts too. */
  goods_seen: STAFF_ROLES,
  /** Describes goods and puts them on sale. */
  goods: ['staff_content', 'staff_admin'],
  /** Says where goods lie, what they weigh and what the scanner reads. */
  shelves: ['staff_warehouse', 'staff_content', 'staff_admin'],
  /** Writes pages. */
  content: ['staff_content', 'staff_admin'],
  /** Publishes terms and other pages of law: mails to everybody cannot be taken back, so who writes them does not send them. */
  wordings: ['staff_admin'],
  /** Writes letters to subscribers, tries them, and stops one that goes wrong. */
  letters: ['staff_content', 'staff_admin'],
  /** Sends them: a letter to everybody cannot be taken back. */
  letter_sending: ['staff_admin'],
  /** Sees what things cost and will cost. */
  prices: ['staff_support', 'staff_content', 'staff_accounting', 'staff_admin'],
  /** Asks for prices; another person decides. */
  price_proposals: ['staff_content', 'staff_admin'],
  /** Writes prices. */
  price_approval: ['staff_admin'],
  /** Sees coupons, to answer what one is good for. */
  coupons: ['staff_support', 'staff_content', 'staff_admin'],
  /** Writes, tries and stops coupons; whoever approves prices launches them. */
  promotions: ['staff_content', 'staff_admin'],
  /** Prepares the stand of a fair. */
  fairs: ['staff_content', 'staff_admin'],
  /** Sees who somebody is, for a reason. */
  persons: ['staff_support', 'staff_accounting', 'staff_admin'],
  /** Reads what became of goods, words and settings, and how they stood on a day. */
  history: STAFF_ROLES,
  /** Looks after what runs by itself. */
  system: ['staff_admin'],
  /** Keeps views of lists under own names. */
  views: STAFF_ROLES,
  /** Runs again what failed of the own trade; see `job-rights.ts`. */
  jobs: STAFF_ROLES,
  /** Looks at what mails went out, and sends one again. */
  mails: ['staff_support', 'staff_admin'],
  /** Says what they have open. */
  presence: STAFF_ROLES,
  /** Lets own devices be told when something waits. */
  notices: STAFF_ROLES,
  /** Says who works here, and as what. */
  members: ['owner'],
  /** Looks after the own sign-in: whoever has one factor only can do this and nothing else. */
  own_sign_in: STAFF_ROLES,
  /** Changes what the own sign-in rests on, once both factors were shown. */
  own_factor: STAFF_ROLES,
  /** Sees what lies in the warehouse and what to order. */
  stock: ['staff_warehouse', 'staff_support', 'staff_accounting', 'staff_admin'],
  /** Reads where pieces went. */
  stock_movements: ['staff_warehouse', 'staff_support', 'staff_accounting', 'staff_admin'],
  /** Takes in, counts, writes off, moves. */
  stock_work: ['staff_warehouse', 'staff_admin'],
  /** Says how long goods must keep and from when they are sold apart. */
  life_rules: ['staff_admin'],
  /** Stops a batch at once, and lets it go again. */
  stock_blocks: ['staff_warehouse', 'staff_support', 'staff_admin'],
  /** Presses second, so that everybody who has a batch is told not to feed it. */
  recalls: ['staff_admin'],
  /** Reads the numbers of the shop. */
  settings_seen: STAFF_ROLES,
  /** Changes the numbers of the shop: limits, hours, credits. */
  settings: ['staff_admin'],
  /** Sets up benches and printers. */
  benches: ['staff_admin'],
} as const satisfies Record<string, readonly Worker[]>

export type Work = keyof typeof WORKERS

export function isWorkOf(work: Work, { role, approves }: { role: StaffRole; approves: boolean }): boolean {
  const workers: readonly Worker[] = WORKERS[work]
  return workers.includes(role) || (approves && workers.includes('owner'))
}

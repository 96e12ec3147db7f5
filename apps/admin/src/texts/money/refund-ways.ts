/** How money reaches the customer, at the end of „dostane 500 Kč …“. */
export const REFUND_WAYS = {
  gateway: 'zpět na kartu',
  transfer: 'převodem, který odešle člověk z Plateb',
  voucher: 'zpět na dárkový poukaz',
} as const

/**
 * Modules that no entry point runs, each with its reason. An oracle is the second, simpler answer that a test compares with the
 * product's; what is still to come names the subject of the issue that will run it.
 */
export const RUN_BY_TESTS: Readonly<Record<string, string>> = {
  'packages/partners/src/cloudflare/fake-cloudflare.ts':
    'fake: its documented calls, for tests of the client and of the job',
  'packages/partners/src/fastly/fake-fastly.ts': 'fake: its documented calls, for tests of the client and of the job',
  'packages/partners/src/points/fake-point-lists.ts':
    'fake: public lists of points, for tests of the clients and of the job',
  'packages/domain/src/payment/parse-spayd.ts': 'oracle: reads back what the payment code writes',
  'packages/domain/src/credits/lot-dates.ts': 'oracle: the days that the statements for credits must give',
}

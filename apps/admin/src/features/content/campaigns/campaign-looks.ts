export const CAMPAIGN_LOOKS = {
  draft: 'st',
  scheduled: 'st inf',
  sending: 'st inf',
  paused: 'st wrn',
  sent: 'st ok',
  stopped: 'st wrn',
} as const

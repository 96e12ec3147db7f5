import { erased, goesWith, keep, kept, leftOut, type PersonalRules, WHILE_ACCOUNT } from './personal-rule.ts'

/** What somebody who orders every week has at hand. */
export const WHOLESALE_RULES: PersonalRules = {
  'shop.order_templates': {
    columns: ['customer_id', 'name'],
    export: 'order_templates',
    deletion: erased('orderTemplates'),
    retention: WHILE_ACCOUNT,
  },
  'shop.order_template_lines': {
    columns: ['order_template_id'],
    export: 'order_templates',
    deletion: goesWith('shop.order_templates'),
    retention: goesWith('shop.order_templates'),
  },
  'internal.availability_keys': {
    columns: ['customer_id', 'key_hash'],
    export: leftOut('the trace of a key that only its owner has; it opens no data of a person'),
    deletion: erased('availabilityKeys'),
    retention: WHILE_ACCOUNT,
  },
  'internal.api_keys': {
    columns: ['customer_id', 'name', 'key_hash', 'prefix'],
    harmless: ['scopes'],
    export: 'api_keys',
    deletion: erased('apiKeys'),
    retention: keep('90 days after it was revoked', 'apiKeys'),
  },
  'internal.company_members': {
    columns: ['customer_id', 'company_id'],
    export: 'company_places',
    deletion: erased('companyMembers'),
    retention: keep('4 years after they left', 'companyMembers'),
  },
  'internal.company_orders': {
    columns: ['order_id', 'company_id', 'member_id', 'decided_by', 'reason'],
    export: 'company_places',
    deletion: kept('orders'),
    retention: goesWith('shop.orders'),
  },
  'internal.company_invitations': {
    columns: ['email', 'token_hash', 'company_id', 'invited_by', 'member_id'],
    export: 'company_invitations',
    deletion: erased('companyInvitations'),
    retention: keep('30 days after its end', 'companyInvitations'),
  },
  'internal.company_branches': {
    columns: ['company_id', 'name', 'street', 'city', 'zip', 'place_code', 'note'],
    export: 'company_branches',
    deletion: erased('companyBranches'),
    retention: keep('90 days after it was removed', 'companyBranches'),
  },
  'internal.webhook_endpoints': {
    columns: ['customer_id', 'url', 'secret', 'earlier_secret'],
    harmless: ['topics'],
    export: 'webhooks',
    deletion: erased('webhooks'),
    retention: WHILE_ACCOUNT,
  },
  'internal.webhook_events': {
    columns: ['customer_id', 'entity', 'data'],
    export: 'webhooks',
    deletion: erased('webhookEvents'),
    retention: keep('30 days', 'webhookEvents'),
  },
  'internal.webhook_entities': {
    columns: ['endpoint_id', 'entity'],
    export: leftOut('how many events there were; those that are kept are exported'),
    deletion: goesWith('internal.webhook_endpoints'),
    retention: goesWith('internal.webhook_endpoints'),
  },
  'internal.webhook_deliveries': {
    columns: ['endpoint_id', 'entity'],
    export: 'webhooks',
    deletion: goesWith('internal.webhook_endpoints'),
    retention: goesWith('internal.webhook_events'),
  },
  'internal.webhook_tries': {
    columns: ['delivery_id', 'answer'],
    export: 'webhooks',
    deletion: goesWith('internal.webhook_deliveries'),
    retention: goesWith('internal.webhook_deliveries'),
  },
}

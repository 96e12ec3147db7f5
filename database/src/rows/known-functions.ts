/** Give a value whatever they are given. */
export const NEVER_NULL = new Set([
  'clock_timestamp',
  'concat',
  'gen_random_uuid',
  'json_build_array',
  'json_build_object',
  'jsonb_build_array',
  'jsonb_build_object',
  'nextval',
  'now',
  'num_nonnulls',
  'num_nulls',
  'random',
  'statement_timestamp',
  'transaction_timestamp',
])

/** Give a value when every argument is one. Others may find nothing and say so with null. */
export const NULL_ONLY_FOR_NULL = new Set([
  'abs',
  'btrim',
  'cardinality',
  'ceil',
  'concat_ws',
  'date_part',
  'date_trunc',
  'digest',
  'encode',
  'extract',
  'floor',
  'hashtext',
  'jsonb_array_length',
  'left',
  'length',
  'lower',
  'lpad',
  'ltrim',
  'make_interval',
  'md5',
  'regexp_replace',
  'replace',
  'right',
  'round',
  'rtrim',
  'sha256',
  'split_part',
  'starts_with',
  'timezone',
  'to_char',
  'to_json',
  'to_jsonb',
  'translate',
  'upper',
])

/** Look into json, where there may be nothing. */
export const NULLABLE_OPERATORS = new Set(['->', '->>', '#>', '#>>', '@?', '@@'])

export const COUNTS = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile'])

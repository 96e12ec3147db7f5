/** better-auth's tables under our names: snake case, plural, as everywhere else in the database. */
export const userTable = {
  modelName: 'users',
  fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  additionalFields: {
    /** The database role a member of staff works in; null for a customer. Never taken from input. */
    staffRole: { type: 'string', required: false, input: false, fieldName: 'staff_role' },
    /** An owner. */
    staffApproves: { type: 'boolean', required: false, defaultValue: false, input: false, fieldName: 'staff_approves' },
    /** Since when a member of staff may not come in. */
    staffDisabledAt: { type: 'date', required: false, input: false, fieldName: 'staff_disabled_at' },
  },
} as const

export const sessionTable = {
  modelName: 'sessions',
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
  additionalFields: {
    /** Whether a code from the authenticator app, or a passkey that knew its owner, was shown in this session. */
    secondFactor: { type: 'boolean', required: false, defaultValue: false, input: false, fieldName: 'second_factor' },
    /** When a second factor was last shown in this session. */
    secondFactorAt: { type: 'date', required: false, input: false, fieldName: 'second_factor_at' },
  },
} as const

export const accountTable = {
  modelName: 'accounts',
  fields: {
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    idToken: 'id_token',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
} as const

export const verificationTable = {
  modelName: 'verifications',
  fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
} as const

export const twoFactorSchema = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const

export const jwksSchema = {
  jwks: {
    fields: {
      publicKey: 'public_key',
      privateKey: 'private_key',
      createdAt: 'created_at',
      expiresAt: 'expires_at',
    },
  },
} as const

export const passkeySchema = {
  passkey: {
    modelName: 'passkeys',
    fields: {
      userId: 'user_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const

import { expect, test } from 'vitest'
import { type ErrorCode, errors, type NoticeCode, notices } from './errors.ts'

const told = { ...errors, ...notices }

test.each(Object.entries(told))('%s has a text in both languages', (_, { it, en }) => {
  for (const text of [it, en]) expect(text.trim()).toMatch(/\S+ \S+/)
  expect(it).not.toBe(en)
})

/** The specification's own words, where it gives them. */
test.each<[ErrorCode | NoticeCode, RegExp]>([
  [
    'search_limit_reached',
    /^Search Limit Reached: You have reached the maximum number of searches allowed for your current plan\.$/,
  ],
  ['request_limit', /^Request limit reached, please wait a few seconds\.$/],
  ['refresh_too_soon', /^Please wait before refreshing\.$/],
  ['exports_used_up', /^You have reached the maximum number of exports for this month\.$/],
  ['max_saved_filters', /^Max saved filters reached$/],
  ['licence_required', /^You must have an active license to access this page$/],
  ['invalid_details', /^Invalid details/],
  ['provider_account', /signs in with an external provider/],
  ['licence_not_redeemed', /logged in, but the licence redemption failed/],
  ['error_logging_in', /^Error logging in/],
  ['reset_provider_account', /connected to an external provider/],
  ['invalid_invitation_code', /^Invalid invitation code/],
  ['email_in_use', /^Email already in use/],
  ['invalid_captcha', /^Invalid captcha/],
  ['token_expired', /^Token expired, request a new one\.$/],
  ['oauth_invalid_account', /^Invalid account: .* Contact support\.$/],
  ['invite_invalid', /account was created, but the invite is invalid/],
  ['invite_email_mismatch', /e-mail from the invite does not match: the account was not created/],
  ['invalid_code', /^Invalid code/],
  ['lower_tier', /cannot redeem a licence of a lower tier/],
  ['already_licensed', /already have an active licence/],
  ['already_active', /^This user is already active in this licence\.$/],
  ['already_manager', /^This user is already a manager\.$/],
  ['own_licence', /^Nobody can be manager or administrator of their own licence/],
  ['revoke_too_early', /cannot be revoked within 15 days of assignment/],
  ['current_password_invalid', /^Current password invalid/],
])('%s has the specification’s text', (code, words) => {
  expect(told[code].en).toMatch(words)
})

/** What partners and users are always told about their money and their access. */
export const securityEn = {
  security_payout_account_changed:
    'The payout account of your firm in the partner portal was changed. Payouts wait until we have verified it. If it was not you, tell us at once and change your passwords.',
  security_payout_account_verified:
    'Your new payout account is verified. Payouts go to it from now on. If it was not you who entered it, tell us at once.',
  security_payout_account_failed:
    'Your new payout account was refused: %{reason} Payouts wait until you enter another one.',
  security_gstin_changed:
    'The GSTIN of your firm in the partner portal was changed. It counts once we have verified it. If it was not you, tell us at once.',
  security_gstin_verified: 'Your GSTIN is verified and counts from now on.',
  security_gstin_failed: 'Your GSTIN was refused: %{reason}',
  security_contact_changed:
    'The registered e-mail or mobile number of your firm in the partner portal was changed. If it was not you, tell us at once.',
  security_owner_added:
    '%{name} is now an owner of your firm in the partner portal, and may change accounts, users and keys. If you did not want this, tell us at once.',
  security_owner_removed:
    '%{name} is no longer an owner of your firm in the partner portal. If you did not want this, tell us at once.',
  security_key_made:
    'A new API key was made for your firm: %{name}. If it was not you, revoke it in Digital Integration and tell us at once.',
  security_password_changed:
    'The password of %{name} was changed. If it was not you, set a new one at the sign-in and tell us at once.',
  security_second_factor_on:
    'The second factor of %{name} was switched on. If it was not you, tell us at once.',
  security_second_factor_off:
    'The second factor of %{name} was switched off. If it was not you, change your password and tell us at once.',
  security_claw_back:
    'A commission was taken back: %{amount} for %{reference}. You can see the reason in your ledger, and dispute it there.',
} as const;

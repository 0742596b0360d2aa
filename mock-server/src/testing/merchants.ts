let people = 0;

export function newMerchant(more: object = {}): Record<string, unknown> {
  people += 1;
  return {
    contact_name: 'Meera O’Brien',
    company_name: 'Meera Tax Point',
    merchant_sells: 'advice',
    monthly_customers: '10',
    mobile_phone_number: `93${String(10_000_000 + people)}`,
    email: `meera${people}@example.in`,
    business_pan: 'AAACB1234C',
    address1: '12 MG Road',
    address2: '',
    postal_code: '560001',
    city: 'Bengaluru',
    state: 'Karnataka',
    agree_contact: 1,
    agree_check: 1,
    agree_terms: 1,
    text_version: 1,
    ...more,
  };
}

/** The grievance officer of these pages. */
export const grievanceTexts = {
  name: 'Meenakshi Sundaram',
  role: 'Grievance Officer, Cedarloop Marketplace Private Limited',
  email: 'grievance@cedarloop.example',
  address: '3rd Floor, 14 Residency Road, Bengaluru 560025',
};

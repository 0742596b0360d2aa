/** The state codes with which GSTINs begin, and the names of the states and union territories in addresses. */
const STATES: readonly (readonly [code: string, ...names: string[]])[] = [
  ['01', 'Jammu and Kashmir', 'Jammu & Kashmir'],
  ['02', 'Himachal Pradesh'],
  ['03', 'Punjab'],
  ['04', 'Chandigarh'],
  ['05', 'Uttarakhand', 'Uttaranchal'],
  ['06', 'Haryana'],
  ['07', 'Delhi', 'New Delhi', 'NCT of Delhi'],
  ['08', 'Rajasthan'],
  ['09', 'Uttar Pradesh'],
  ['10', 'Bihar'],
  ['11', 'Sikkim'],
  ['12', 'Arunachal Pradesh'],
  ['13', 'Nagaland'],
  ['14', 'Manipur'],
  ['15', 'Mizoram'],
  ['16', 'Tripura'],
  ['17', 'Meghalaya'],
  ['18', 'Assam'],
  ['19', 'West Bengal'],
  ['20', 'Jharkhand'],
  ['21', 'Odisha', 'Orissa'],
  ['22', 'Chhattisgarh'],
  ['23', 'Madhya Pradesh'],
  ['24', 'Gujarat'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman and Diu', 'Dadra and Nagar Haveli'],
  ['27', 'Maharashtra'],
  ['29', 'Karnataka'],
  ['30', 'Goa'],
  ['31', 'Lakshadweep'],
  ['32', 'Kerala'],
  ['33', 'Tamil Nadu'],
  ['34', 'Puducherry', 'Pondicherry'],
  ['35', 'Andaman and Nicobar Islands'],
  ['36', 'Telangana'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
];

const toKey = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/gu, '');

const CODES = new Map(
  STATES.flatMap(([code, ...names]) => names.map((name) => [toKey(name), code])),
);

/** Returns the state code of a state's name; undefined for a name that is none. */
export const findGstStateCode = (state: string): string | undefined => CODES.get(toKey(state));

/** Returns the name of the state in which a GSTIN is registered; '' for an unknown code. */
export const getGstinState = (gstin: string): string =>
  STATES.find(([code]) => gstin.startsWith(code))?.[1] ?? '';

import { parseWireDate } from './calendarDate';

/** A PAN with its first four letters shown: 'ABCP******'; '' stays ''. */
export function maskPan(pan: string): string {
  return pan === '' ? '' : `${pan.slice(0, 4)}******`;
}

/** A birth date on the wire with only its year shown, day and month starred; '' when it is no real day. */
export function maskBirthDate(wireDate: string): string {
  const date = parseWireDate(wireDate);
  return date ? `**/**/${date.year}` : '';
}

/** A mobile number with its last four digits shown: '******3210'; a shorter one is hidden whole. */
export function maskMobile(mobile: string): string {
  const shown = mobile.length > 4 ? mobile.slice(-4) : '';
  return `${'*'.repeat(mobile.length - shown.length)}${shown}`;
}

/** An e-mail address with its first letter and its domain shown: 'a****@example.in'; one without '@' is hidden whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '*'.repeat(email.length);
  return `${at > 1 ? email.slice(0, 1) : ''}****${email.slice(at)}`;
}

/** A contact, mobile number or e-mail address, of which enough is hidden that nobody can use it. */
export function maskContact(contact: string): string {
  return contact.includes('@') ? maskEmail(contact) : maskMobile(contact);
}

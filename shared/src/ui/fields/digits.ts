/** Adds Indian grouping to digits: 1234567 becomes 12,34,567. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}

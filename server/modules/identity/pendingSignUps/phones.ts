import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { phoneOf } from '#src/shared/text/countryForms.ts';

/** True for a US or Canadian number with an existing area code. */
export function isRealPhone(typed: string): boolean {
  const number = phoneOf(typed);
  return number !== null && isValidPhoneNumber(number);
}

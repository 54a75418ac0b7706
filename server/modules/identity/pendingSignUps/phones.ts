import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { phoneOf } from '#src/shared/text/countryForms.ts';

/** True if the area code exists and the number is one of the United States or Canada. */
export function isRealPhone(typed: string): boolean {
  const number = phoneOf(typed);
  return number !== null && isValidPhoneNumber(number);
}
